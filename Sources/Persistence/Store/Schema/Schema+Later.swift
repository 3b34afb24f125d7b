/// The changes of version 26 and later.
extension Schema {
    /// Which characters a member was offered for digging, and which they skipped, in seconds since 1970 UTC; and how
    /// often a drink is called for, 1 to 100, null for drinks outside the bundled catalogue. An index on the latter is
    /// read when a bar opens; the next start reads the bundled files again to fill it in.
    static let version26 = """
        CREATE TABLE offer (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, character INTEGER NOT NULL,
            offered_at INTEGER NOT NULL, skipped_at INTEGER, PRIMARY KEY (profile, character)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX offer_newest ON offer (profile, offered_at, character);

        ALTER TABLE drink ADD COLUMN asked INTEGER CHECK (asked BETWEEN 1 AND 100);
        CREATE INDEX drink_asked ON drink (id, asked) WHERE asked IS NOT NULL;
        DELETE FROM meta WHERE key = 'catalogue';
        """

    /// The changes to parties, to the log of watched works, to offers and to merging works. Times are seconds since
    /// 1970 UTC.
    ///
    /// - `party`: guests and day, as `2026-11-28`. `party_order.served_at`: null for older orders.
    /// - `house_recipe`: `parts` as in `HouseRecipeText`, `yield` in millilitres.
    /// - `watched`: whether the work had been seen before, null for no, since undone steps of earlier versions lack the
    ///   column; tags, one a line. `watched_at` may also be a year, a month or nothing, as `WatchedDate` stores it.
    /// - `past_vote`: the votes that later ones replaced, with their moments; 0 for those of earlier versions.
    /// - `offered`: the characters offered to a member last. `offer` now contains skips only, because no screen shows
    ///   the others.
    /// - `work_list`: lists of works, each work once. `pulled_recipe.rating` is in half stars, as everywhere else.
    /// - `work_merge`: the numbers of both works, and the changes of the merge as JSON, from which it is split again.
    /// - `work_lookup`: works that no online catalogue had. `action_part`: further changes of a step that is written in
    ///   parts.
    static let version27 = """
        CREATE TABLE party (
            profile TEXT NOT NULL PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE,
            guests INTEGER CHECK (guests > 0), each_guest INTEGER CHECK (each_guest > 0), day TEXT
        ) STRICT, WITHOUT ROWID;

        ALTER TABLE party_order ADD COLUMN served_at INTEGER;

        CREATE TABLE house_recipe (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, ingredient TEXT NOT NULL,
            yield REAL NOT NULL CHECK (yield > 0), days INTEGER NOT NULL CHECK (days >= 0), parts TEXT NOT NULL,
            PRIMARY KEY (profile, ingredient)
        ) STRICT, WITHOUT ROWID;

        ALTER TABLE watched ADD COLUMN is_rewatch INTEGER CHECK (is_rewatch IN (0, 1));

        CREATE TABLE past_vote (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, character INTEGER NOT NULL,
            voted_at INTEGER NOT NULL, type INTEGER NOT NULL CHECK (type BETWEEN 0 AND 15),
            PRIMARY KEY (profile, character, voted_at)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO past_vote (profile, character, voted_at, type)
        SELECT profile, character, 0, before FROM vote WHERE before IS NOT NULL AND profile IN (SELECT id FROM profile);

        CREATE TABLE offered (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, character INTEGER NOT NULL,
            offered_at INTEGER NOT NULL, PRIMARY KEY (profile, character)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX offered_newest ON offered (profile, offered_at, character);
        INSERT INTO offered (profile, character, offered_at) SELECT profile, character, offered_at FROM offer;
        DELETE FROM offer WHERE skipped_at IS NULL;
        DROP INDEX offer_newest;

        ALTER TABLE watched ADD COLUMN tags TEXT;
        CREATE TABLE work_list (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, name TEXT NOT NULL, work INTEGER NOT NULL,
            position INTEGER NOT NULL, note TEXT, PRIMARY KEY (profile, name, work)
        ) STRICT, WITHOUT ROWID;
        UPDATE pulled_recipe SET rating = rating * 2;

        CREATE TABLE work_merge (
            subject INTEGER PRIMARY KEY, profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            became INTEGER NOT NULL, merged_at INTEGER NOT NULL, changes TEXT NOT NULL
        ) STRICT;
        CREATE INDEX work_merge_newest ON work_merge (profile, became, merged_at, subject);

        CREATE TABLE work_lookup (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, work INTEGER NOT NULL,
            looked_at INTEGER NOT NULL, PRIMARY KEY (profile, work)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE action_part (
            number INTEGER PRIMARY KEY,
            step INTEGER NOT NULL REFERENCES action_log (number) ON DELETE CASCADE ON UPDATE CASCADE,
            changes TEXT NOT NULL
        ) STRICT;
        CREATE INDEX action_part_of ON action_part (step, number);
        """

    /// When a step was done, seconds since 1970 UTC, so that undoing it can say so; null for earlier versions.
    static let version28 = """
        ALTER TABLE action_log ADD COLUMN done_at INTEGER;
        """

    /// Files characters with one to four votes under the crowd's type, as triggers do from then on.
    static let version29 = """
        UPDATE character SET shelf_type = sort_type WHERE votes BETWEEN 1 AND 4 AND sort_type IS NOT NULL;
        """

    /// What members of a community show each other: `crowd_action.type` is the type voted for, null if unknown.
    /// `membership.device_label` is this device's name on the server; null for the machine's name.
    static let version30 = """
        ALTER TABLE membership ADD COLUMN device_label TEXT;
        ALTER TABLE crowd_member ADD COLUMN shows_votes INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE crowd_action ADD COLUMN type INTEGER;
        """
}
