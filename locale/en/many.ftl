### Many games: on all cores, on several machines, kept while they are played (`sim`, `learn`).

## Help
many-keep = keep finished games there; the same call goes on from them (a folder of its own until it is done)
many-scheduler = let the workers of a Dask scheduler play, such as tcp://127.0.0.1:8786
many-learnt = play with the weights in this folder and write there (the shipped data)

## Answers
many-goes-on =
    { $count ->
        [one] Going on with one game kept in { $folder }.
       *[other] Going on with { $count } games kept in { $folder }.
    }

## A wrong call, or what cannot be done: one line after “blackgate: ”.
many-other-games = { $folder } holds games of another call: “{ $fact }” differs. Name another folder.
many-busy = Another program is adding to { $folder }.
many-no-cluster = Several machines need Dask’s “distributed”. Install the extra “cluster”.
many-no-scheduler = No scheduler with workers answers at { $address }: { $reason }
many-other-code = The workers at { $address } run other rules or bots than this program. Install the same version there.
many-cluster-failed = The workers at { $address } failed: { $reason }
