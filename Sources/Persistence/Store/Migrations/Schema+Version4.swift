extension Schema {
    /// Works, characters, votes, and posts about them.
    ///
    /// Types are numbers 0…15 (`MBTI.code`): bit 8 for I, 4 for S, 2 for F, 1 for P. Works and characters removed from
    /// the catalogue keep their row with `is_gone`, so that numbers and votes stay. Votes, wishes and thumbs of a
    /// member who left have a null profile; everything else is deleted with the profile. A review deleted by its author
    /// stays for undo, in no list.
    ///
    /// Triggers maintain all sums, also for an undo, another program and the end of a profile. `month` is
    /// `year * 12 + month - 1` in UTC. `tally` includes the voter's type, 16 for none; `type_tally` does not; `hot`
    /// counts the votes since the time in `hot_window`. `character.votes`, `sort_type` and `tied` are the crowd's
    /// result (`CrowdType`), computed from the tally with every vote; `shelf_type` is used by shelves and filters
    /// (`CharacterType.shelfType`). Inbox items are written only for members who have not muted them.
    static let version4 = """
        CREATE TABLE genre (
            id TEXT NOT NULL PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE work (
            number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
            origin TEXT NOT NULL CHECK (origin IN ('catalogue', 'own', 'kept', 'demo')),
            owner TEXT REFERENCES profile (id) ON DELETE SET NULL,
            is_gone INTEGER NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('animation', 'film')), title_en TEXT NOT \
        NULL, title_ko TEXT NOT NULL,
            sort_en TEXT NOT NULL, sort_ko TEXT NOT NULL, title_original TEXT, year INTEGER NOT NULL,
            director_en TEXT, director_ko TEXT, genres TEXT NOT NULL, age_rating TEXT,
            synopsis_en TEXT NOT NULL, synopsis_ko TEXT NOT NULL
        ) STRICT;
        CREATE INDEX work_sort_en ON work (sort_en, number) WHERE is_gone = 0;
        CREATE INDEX work_sort_ko ON work (sort_ko, number) WHERE is_gone = 0;
        CREATE INDEX work_owner ON work (owner, number) WHERE owner IS NOT NULL;
        CREATE TRIGGER work_left AFTER UPDATE OF owner ON work WHEN new.owner IS NULL AND old.owner IS NOT NULL BEGIN
            UPDATE work SET is_gone = 1 WHERE number = new.number;
        END;

        CREATE TABLE character (
            number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
            origin TEXT NOT NULL CHECK (origin IN ('catalogue', 'own', 'kept', 'demo')),
            owner TEXT REFERENCES profile (id) ON DELETE SET NULL,
            is_gone INTEGER NOT NULL, work INTEGER NOT NULL, kind TEXT NOT NULL, position INTEGER NOT NULL, is_lead \
        INTEGER NOT NULL,
            name_en TEXT NOT NULL, name_ko TEXT NOT NULL, guess INTEGER CHECK (guess BETWEEN 0 AND 15),
            votes INTEGER NOT NULL DEFAULT 0, sort_type INTEGER, tied INTEGER NOT NULL DEFAULT 0,
            shelf_type INTEGER, reviews INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX character_cast ON character (work, is_lead DESC, position, number, is_gone);
        CREATE INDEX character_popular ON character (votes, number) WHERE votes > 0;
        CREATE INDEX character_popular_kind ON character (kind, votes, number) WHERE votes > 0;
        CREATE INDEX character_shelf ON character (shelf_type, work, number) WHERE is_gone = 0;
        CREATE INDEX character_shelf_kind ON character (shelf_type, kind, work, number) WHERE is_gone = 0;
        CREATE INDEX character_lead ON character (shelf_type, work) WHERE is_lead = 1 AND is_gone = 0;
        CREATE INDEX character_lead_kind ON character (shelf_type, kind, work) WHERE is_lead = 1 AND is_gone = 0;
        CREATE INDEX character_owner ON character (owner) WHERE owner IS NOT NULL;
        CREATE TRIGGER character_left AFTER UPDATE OF owner ON character WHEN new.owner IS NULL AND old.owner IS NOT \
        NULL
        BEGIN
            UPDATE character SET is_gone = 1 WHERE number = new.number;
        END;
        CREATE TRIGGER character_added AFTER INSERT ON character BEGIN UPDATE character SET (votes, sort_type, tied) \
        = (SELECT total, CASE WHEN total > 0 THEN CASE WHEN lean8 < 0 THEN 0 WHEN lean8 > 0 THEN 8 ELSE coalesce(
            (SELECT CASE WHEN min(type & 8) = max(type & 8) THEN min(type & 8) END
            FROM type_tally AS common WHERE common.character = new.number AND common.count = most),
            (SELECT guess & 8 FROM character AS own WHERE own.number = new.number), 0) END + CASE WHEN lean4 < 0 THEN \
        0 WHEN lean4 > 0 THEN 4 ELSE coalesce(
            (SELECT CASE WHEN min(type & 4) = max(type & 4) THEN min(type & 4) END
            FROM type_tally AS common WHERE common.character = new.number AND common.count = most),
            (SELECT guess & 4 FROM character AS own WHERE own.number = new.number), 0) END + CASE WHEN lean2 < 0 THEN \
        0 WHEN lean2 > 0 THEN 2 ELSE coalesce(
            (SELECT CASE WHEN min(type & 2) = max(type & 2) THEN min(type & 2) END
            FROM type_tally AS common WHERE common.character = new.number AND common.count = most),
            (SELECT guess & 2 FROM character AS own WHERE own.number = new.number), 2) END + CASE WHEN lean1 < 0 THEN \
        0 WHEN lean1 > 0 THEN 1 ELSE coalesce(
            (SELECT CASE WHEN min(type & 1) = max(type & 1) THEN min(type & 1) END
            FROM type_tally AS common WHERE common.character = new.number AND common.count = most),
            (SELECT guess & 1 FROM character AS own WHERE own.number = new.number), 0) END END, CASE WHEN total > 0 \
        THEN CASE WHEN lean8 = 0 THEN 8 ELSE 0 END + CASE WHEN lean4 = 0 THEN 4 ELSE 0 END + CASE WHEN lean2 = 0 THEN \
        2 ELSE 0 END + CASE WHEN lean1 = 0 THEN 1 ELSE 0 END ELSE 0 END
        FROM (SELECT coalesce(sum(count), 0) AS total, max(count) AS most, coalesce(sum(CASE WHEN type & 8 THEN count \
        ELSE -count END), 0) AS lean8, coalesce(sum(CASE WHEN type & 4 THEN count ELSE -count END), 0) AS lean4, \
        coalesce(sum(CASE WHEN type & 2 THEN count ELSE -count END), 0) AS lean2, coalesce(sum(CASE WHEN type & 1 \
        THEN count ELSE -count END), 0) AS lean1
            FROM type_tally WHERE type_tally.character = new.number)) WHERE number = new.number;
        UPDATE character SET shelf_type = CASE WHEN votes = 0 THEN guess WHEN votes < 5 THEN coalesce(guess, \
        sort_type) ELSE sort_type END WHERE number = new.number; END;
        CREATE TRIGGER character_guessed AFTER UPDATE OF guess ON character WHEN old.guess IS NOT new.guess
        BEGIN UPDATE character SET (votes, sort_type, tied) = (SELECT total, CASE WHEN total > 0 THEN CASE WHEN lean8 \
        < 0 THEN 0 WHEN lean8 > 0 THEN 8 ELSE coalesce(
            (SELECT CASE WHEN min(type & 8) = max(type & 8) THEN min(type & 8) END
            FROM type_tally AS common WHERE common.character = new.number AND common.count = most),
            (SELECT guess & 8 FROM character AS own WHERE own.number = new.number), 0) END + CASE WHEN lean4 < 0 THEN \
        0 WHEN lean4 > 0 THEN 4 ELSE coalesce(
            (SELECT CASE WHEN min(type & 4) = max(type & 4) THEN min(type & 4) END
            FROM type_tally AS common WHERE common.character = new.number AND common.count = most),
            (SELECT guess & 4 FROM character AS own WHERE own.number = new.number), 0) END + CASE WHEN lean2 < 0 THEN \
        0 WHEN lean2 > 0 THEN 2 ELSE coalesce(
            (SELECT CASE WHEN min(type & 2) = max(type & 2) THEN min(type & 2) END
            FROM type_tally AS common WHERE common.character = new.number AND common.count = most),
            (SELECT guess & 2 FROM character AS own WHERE own.number = new.number), 2) END + CASE WHEN lean1 < 0 THEN \
        0 WHEN lean1 > 0 THEN 1 ELSE coalesce(
            (SELECT CASE WHEN min(type & 1) = max(type & 1) THEN min(type & 1) END
            FROM type_tally AS common WHERE common.character = new.number AND common.count = most),
            (SELECT guess & 1 FROM character AS own WHERE own.number = new.number), 0) END END, CASE WHEN total > 0 \
        THEN CASE WHEN lean8 = 0 THEN 8 ELSE 0 END + CASE WHEN lean4 = 0 THEN 4 ELSE 0 END + CASE WHEN lean2 = 0 THEN \
        2 ELSE 0 END + CASE WHEN lean1 = 0 THEN 1 ELSE 0 END ELSE 0 END
        FROM (SELECT coalesce(sum(count), 0) AS total, max(count) AS most, coalesce(sum(CASE WHEN type & 8 THEN count \
        ELSE -count END), 0) AS lean8, coalesce(sum(CASE WHEN type & 4 THEN count ELSE -count END), 0) AS lean4, \
        coalesce(sum(CASE WHEN type & 2 THEN count ELSE -count END), 0) AS lean2, coalesce(sum(CASE WHEN type & 1 \
        THEN count ELSE -count END), 0) AS lean1
            FROM type_tally WHERE type_tally.character = new.number)) WHERE number = new.number;
        UPDATE character SET shelf_type = CASE WHEN votes = 0 THEN guess WHEN votes < 5 THEN coalesce(guess, \
        sort_type) ELSE sort_type END WHERE number = new.number; END;

        CREATE INDEX profile_nickname ON profile (nickname COLLATE NOCASE);
        CREATE TABLE revealed (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            character INTEGER NOT NULL, PRIMARY KEY (profile, character)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE name_entry (
            rank INTEGER PRIMARY KEY, kind INTEGER NOT NULL, number INTEGER NOT NULL, names TEXT NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX name_entry_of ON name_entry (kind, number);
        CREATE VIRTUAL TABLE name_gram USING fts5(
            grams, content='', detail=none, columnsize=0, tokenize='ascii');
        CREATE TABLE vote (
            number INTEGER PRIMARY KEY AUTOINCREMENT, character INTEGER NOT NULL,
            profile TEXT REFERENCES profile (id) ON DELETE SET NULL, type INTEGER NOT NULL CHECK (type BETWEEN 0 AND \
        15),
            voter_type INTEGER CHECK (voter_type BETWEEN 0 AND 15), voted_at INTEGER NOT NULL, reason TEXT,
            before INTEGER
        ) STRICT;
        CREATE UNIQUE INDEX vote_of ON vote (profile, character) WHERE profile IS NOT NULL;
        CREATE INDEX vote_newest ON vote (profile, voted_at, number) WHERE profile IS NOT NULL;
        CREATE INDEX vote_since ON vote (voted_at, character);
        CREATE TABLE tally (
            character INTEGER NOT NULL, voter_type INTEGER NOT NULL, type INTEGER NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (character, voter_type, type)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE type_tally (
            character INTEGER NOT NULL, type INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (character, type)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE month_tally (
            character INTEGER NOT NULL, month INTEGER NOT NULL, type INTEGER NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (character, month, type)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE hot (
            character INTEGER PRIMARY KEY, kind TEXT NOT NULL, count INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX hot_count ON hot (count, character);
        CREATE INDEX hot_count_kind ON hot (kind, count, character);
        CREATE TABLE hot_window (id INTEGER PRIMARY KEY CHECK (id = 1), since INTEGER NOT NULL) STRICT;
        CREATE TRIGGER vote_added AFTER INSERT ON vote BEGIN INSERT INTO tally (character, voter_type, type, count) \
        VALUES (new.character, coalesce(new.voter_type, 16), new.type, 1)
        ON CONFLICT DO UPDATE SET count = count + 1;\u{20}
        INSERT INTO type_tally (character, type, count) VALUES (new.character, new.type, 1)
        ON CONFLICT DO UPDATE SET count = count + 1;\u{20}
        INSERT INTO month_tally (character, month, type, count) VALUES (new.character, CAST(strftime('%Y', \
        new.voted_at, 'unixepoch') AS INTEGER) * 12
        + CAST(strftime('%m', new.voted_at, 'unixepoch') AS INTEGER) - 1, new.type, 1)
        ON CONFLICT DO UPDATE SET count = count + 1;\u{20}
        INSERT INTO hot (character, kind, count)
        SELECT number, kind, 1 FROM character
        WHERE number = new.character AND new.voted_at >= (SELECT since FROM hot_window)
        ON CONFLICT DO UPDATE SET count = count + 1;

         UPDATE character SET (votes, sort_type, tied) = (SELECT total, CASE WHEN total > 0 THEN CASE WHEN lean8 < 0 \
        THEN 0 WHEN lean8 > 0 THEN 8 ELSE coalesce(
            (SELECT CASE WHEN min(type & 8) = max(type & 8) THEN min(type & 8) END
            FROM type_tally AS common WHERE common.character = new.character AND common.count = most),
            (SELECT guess & 8 FROM character AS own WHERE own.number = new.character), 0) END + CASE WHEN lean4 < 0 \
        THEN 0 WHEN lean4 > 0 THEN 4 ELSE coalesce(
            (SELECT CASE WHEN min(type & 4) = max(type & 4) THEN min(type & 4) END
            FROM type_tally AS common WHERE common.character = new.character AND common.count = most),
            (SELECT guess & 4 FROM character AS own WHERE own.number = new.character), 0) END + CASE WHEN lean2 < 0 \
        THEN 0 WHEN lean2 > 0 THEN 2 ELSE coalesce(
            (SELECT CASE WHEN min(type & 2) = max(type & 2) THEN min(type & 2) END
            FROM type_tally AS common WHERE common.character = new.character AND common.count = most),
            (SELECT guess & 2 FROM character AS own WHERE own.number = new.character), 2) END + CASE WHEN lean1 < 0 \
        THEN 0 WHEN lean1 > 0 THEN 1 ELSE coalesce(
            (SELECT CASE WHEN min(type & 1) = max(type & 1) THEN min(type & 1) END
            FROM type_tally AS common WHERE common.character = new.character AND common.count = most),
            (SELECT guess & 1 FROM character AS own WHERE own.number = new.character), 0) END END, CASE WHEN total > \
        0 THEN CASE WHEN lean8 = 0 THEN 8 ELSE 0 END + CASE WHEN lean4 = 0 THEN 4 ELSE 0 END + CASE WHEN lean2 = 0 \
        THEN 2 ELSE 0 END + CASE WHEN lean1 = 0 THEN 1 ELSE 0 END ELSE 0 END
        FROM (SELECT coalesce(sum(count), 0) AS total, max(count) AS most, coalesce(sum(CASE WHEN type & 8 THEN count \
        ELSE -count END), 0) AS lean8, coalesce(sum(CASE WHEN type & 4 THEN count ELSE -count END), 0) AS lean4, \
        coalesce(sum(CASE WHEN type & 2 THEN count ELSE -count END), 0) AS lean2, coalesce(sum(CASE WHEN type & 1 \
        THEN count ELSE -count END), 0) AS lean1
            FROM type_tally WHERE type_tally.character = new.character)) WHERE number = new.character;
        UPDATE character SET shelf_type = CASE WHEN votes = 0 THEN guess WHEN votes < 5 THEN coalesce(guess, \
        sort_type) ELSE sort_type END WHERE number = new.character; END;
        CREATE TRIGGER vote_changed AFTER UPDATE OF character, type, voter_type, voted_at ON vote BEGIN
            INSERT INTO tally (character, voter_type, type, count) VALUES (old.character, coalesce(old.voter_type, \
        16), old.type, -1)
        ON CONFLICT DO UPDATE SET count = count + -1; DELETE FROM tally WHERE character = old.character AND \
        voter_type = coalesce(old.voter_type, 16) AND type = old.type AND count <= 0;
        INSERT INTO type_tally (character, type, count) VALUES (old.character, old.type, -1)
        ON CONFLICT DO UPDATE SET count = count + -1; DELETE FROM type_tally WHERE character = old.character AND type \
        = old.type AND count <= 0;
        INSERT INTO month_tally (character, month, type, count) VALUES (old.character, CAST(strftime('%Y', \
        old.voted_at, 'unixepoch') AS INTEGER) * 12
        + CAST(strftime('%m', old.voted_at, 'unixepoch') AS INTEGER) - 1, old.type, -1)
        ON CONFLICT DO UPDATE SET count = count + -1; DELETE FROM month_tally WHERE character = old.character AND \
        month = CAST(strftime('%Y', old.voted_at, 'unixepoch') AS INTEGER) * 12
        + CAST(strftime('%m', old.voted_at, 'unixepoch') AS INTEGER) - 1 AND type = old.type AND count <= 0;
        INSERT INTO hot (character, kind, count)
        SELECT number, kind, -1 FROM character
        WHERE number = old.character AND old.voted_at >= (SELECT since FROM hot_window)
        ON CONFLICT DO UPDATE SET count = count + -1;
        DELETE FROM hot WHERE character = old.character AND count <= 0;
         INSERT INTO tally (character, voter_type, type, count) VALUES (new.character, coalesce(new.voter_type, 16), \
        new.type, 1)
        ON CONFLICT DO UPDATE SET count = count + 1;\u{20}
        INSERT INTO type_tally (character, type, count) VALUES (new.character, new.type, 1)
        ON CONFLICT DO UPDATE SET count = count + 1;\u{20}
        INSERT INTO month_tally (character, month, type, count) VALUES (new.character, CAST(strftime('%Y', \
        new.voted_at, 'unixepoch') AS INTEGER) * 12
        + CAST(strftime('%m', new.voted_at, 'unixepoch') AS INTEGER) - 1, new.type, 1)
        ON CONFLICT DO UPDATE SET count = count + 1;\u{20}
        INSERT INTO hot (character, kind, count)
        SELECT number, kind, 1 FROM character
        WHERE number = new.character AND new.voted_at >= (SELECT since FROM hot_window)
        ON CONFLICT DO UPDATE SET count = count + 1;

         UPDATE character SET (votes, sort_type, tied) = (SELECT total, CASE WHEN total > 0 THEN CASE WHEN lean8 < 0 \
        THEN 0 WHEN lean8 > 0 THEN 8 ELSE coalesce(
            (SELECT CASE WHEN min(type & 8) = max(type & 8) THEN min(type & 8) END
            FROM type_tally AS common WHERE common.character = old.character AND common.count = most),
            (SELECT guess & 8 FROM character AS own WHERE own.number = old.character), 0) END + CASE WHEN lean4 < 0 \
        THEN 0 WHEN lean4 > 0 THEN 4 ELSE coalesce(
            (SELECT CASE WHEN min(type & 4) = max(type & 4) THEN min(type & 4) END
            FROM type_tally AS common WHERE common.character = old.character AND common.count = most),
            (SELECT guess & 4 FROM character AS own WHERE own.number = old.character), 0) END + CASE WHEN lean2 < 0 \
        THEN 0 WHEN lean2 > 0 THEN 2 ELSE coalesce(
            (SELECT CASE WHEN min(type & 2) = max(type & 2) THEN min(type & 2) END
            FROM type_tally AS common WHERE common.character = old.character AND common.count = most),
            (SELECT guess & 2 FROM character AS own WHERE own.number = old.character), 2) END + CASE WHEN lean1 < 0 \
        THEN 0 WHEN lean1 > 0 THEN 1 ELSE coalesce(
            (SELECT CASE WHEN min(type & 1) = max(type & 1) THEN min(type & 1) END
            FROM type_tally AS common WHERE common.character = old.character AND common.count = most),
            (SELECT guess & 1 FROM character AS own WHERE own.number = old.character), 0) END END, CASE WHEN total > \
        0 THEN CASE WHEN lean8 = 0 THEN 8 ELSE 0 END + CASE WHEN lean4 = 0 THEN 4 ELSE 0 END + CASE WHEN lean2 = 0 \
        THEN 2 ELSE 0 END + CASE WHEN lean1 = 0 THEN 1 ELSE 0 END ELSE 0 END
        FROM (SELECT coalesce(sum(count), 0) AS total, max(count) AS most, coalesce(sum(CASE WHEN type & 8 THEN count \
        ELSE -count END), 0) AS lean8, coalesce(sum(CASE WHEN type & 4 THEN count ELSE -count END), 0) AS lean4, \
        coalesce(sum(CASE WHEN type & 2 THEN count ELSE -count END), 0) AS lean2, coalesce(sum(CASE WHEN type & 1 \
        THEN count ELSE -count END), 0) AS lean1
            FROM type_tally WHERE type_tally.character = old.character)) WHERE number = old.character;
        UPDATE character SET shelf_type = CASE WHEN votes = 0 THEN guess WHEN votes < 5 THEN coalesce(guess, \
        sort_type) ELSE sort_type END WHERE number = old.character;
            UPDATE character SET (votes, sort_type, tied) = (SELECT total, CASE WHEN total > 0 THEN CASE WHEN lean8 < \
        0 THEN 0 WHEN lean8 > 0 THEN 8 ELSE coalesce(
            (SELECT CASE WHEN min(type & 8) = max(type & 8) THEN min(type & 8) END
            FROM type_tally AS common WHERE common.character = new.character AND common.count = most),
            (SELECT guess & 8 FROM character AS own WHERE own.number = new.character), 0) END + CASE WHEN lean4 < 0 \
        THEN 0 WHEN lean4 > 0 THEN 4 ELSE coalesce(
            (SELECT CASE WHEN min(type & 4) = max(type & 4) THEN min(type & 4) END
            FROM type_tally AS common WHERE common.character = new.character AND common.count = most),
            (SELECT guess & 4 FROM character AS own WHERE own.number = new.character), 0) END + CASE WHEN lean2 < 0 \
        THEN 0 WHEN lean2 > 0 THEN 2 ELSE coalesce(
            (SELECT CASE WHEN min(type & 2) = max(type & 2) THEN min(type & 2) END
            FROM type_tally AS common WHERE common.character = new.character AND common.count = most),
            (SELECT guess & 2 FROM character AS own WHERE own.number = new.character), 2) END + CASE WHEN lean1 < 0 \
        THEN 0 WHEN lean1 > 0 THEN 1 ELSE coalesce(
            (SELECT CASE WHEN min(type & 1) = max(type & 1) THEN min(type & 1) END
            FROM type_tally AS common WHERE common.character = new.character AND common.count = most),
            (SELECT guess & 1 FROM character AS own WHERE own.number = new.character), 0) END END, CASE WHEN total > \
        0 THEN CASE WHEN lean8 = 0 THEN 8 ELSE 0 END + CASE WHEN lean4 = 0 THEN 4 ELSE 0 END + CASE WHEN lean2 = 0 \
        THEN 2 ELSE 0 END + CASE WHEN lean1 = 0 THEN 1 ELSE 0 END ELSE 0 END
        FROM (SELECT coalesce(sum(count), 0) AS total, max(count) AS most, coalesce(sum(CASE WHEN type & 8 THEN count \
        ELSE -count END), 0) AS lean8, coalesce(sum(CASE WHEN type & 4 THEN count ELSE -count END), 0) AS lean4, \
        coalesce(sum(CASE WHEN type & 2 THEN count ELSE -count END), 0) AS lean2, coalesce(sum(CASE WHEN type & 1 \
        THEN count ELSE -count END), 0) AS lean1
            FROM type_tally WHERE type_tally.character = new.character)) WHERE number = new.character;
        UPDATE character SET shelf_type = CASE WHEN votes = 0 THEN guess WHEN votes < 5 THEN coalesce(guess, \
        sort_type) ELSE sort_type END WHERE number = new.character;
        END;
        CREATE TRIGGER vote_removed AFTER DELETE ON vote BEGIN INSERT INTO tally (character, voter_type, type, count) \
        VALUES (old.character, coalesce(old.voter_type, 16), old.type, -1)
        ON CONFLICT DO UPDATE SET count = count + -1; DELETE FROM tally WHERE character = old.character AND \
        voter_type = coalesce(old.voter_type, 16) AND type = old.type AND count <= 0;
        INSERT INTO type_tally (character, type, count) VALUES (old.character, old.type, -1)
        ON CONFLICT DO UPDATE SET count = count + -1; DELETE FROM type_tally WHERE character = old.character AND type \
        = old.type AND count <= 0;
        INSERT INTO month_tally (character, month, type, count) VALUES (old.character, CAST(strftime('%Y', \
        old.voted_at, 'unixepoch') AS INTEGER) * 12
        + CAST(strftime('%m', old.voted_at, 'unixepoch') AS INTEGER) - 1, old.type, -1)
        ON CONFLICT DO UPDATE SET count = count + -1; DELETE FROM month_tally WHERE character = old.character AND \
        month = CAST(strftime('%Y', old.voted_at, 'unixepoch') AS INTEGER) * 12
        + CAST(strftime('%m', old.voted_at, 'unixepoch') AS INTEGER) - 1 AND type = old.type AND count <= 0;
        INSERT INTO hot (character, kind, count)
        SELECT number, kind, -1 FROM character
        WHERE number = old.character AND old.voted_at >= (SELECT since FROM hot_window)
        ON CONFLICT DO UPDATE SET count = count + -1;
        DELETE FROM hot WHERE character = old.character AND count <= 0;
         UPDATE character SET (votes, sort_type, tied) = (SELECT total, CASE WHEN total > 0 THEN CASE WHEN lean8 < 0 \
        THEN 0 WHEN lean8 > 0 THEN 8 ELSE coalesce(
            (SELECT CASE WHEN min(type & 8) = max(type & 8) THEN min(type & 8) END
            FROM type_tally AS common WHERE common.character = old.character AND common.count = most),
            (SELECT guess & 8 FROM character AS own WHERE own.number = old.character), 0) END + CASE WHEN lean4 < 0 \
        THEN 0 WHEN lean4 > 0 THEN 4 ELSE coalesce(
            (SELECT CASE WHEN min(type & 4) = max(type & 4) THEN min(type & 4) END
            FROM type_tally AS common WHERE common.character = old.character AND common.count = most),
            (SELECT guess & 4 FROM character AS own WHERE own.number = old.character), 0) END + CASE WHEN lean2 < 0 \
        THEN 0 WHEN lean2 > 0 THEN 2 ELSE coalesce(
            (SELECT CASE WHEN min(type & 2) = max(type & 2) THEN min(type & 2) END
            FROM type_tally AS common WHERE common.character = old.character AND common.count = most),
            (SELECT guess & 2 FROM character AS own WHERE own.number = old.character), 2) END + CASE WHEN lean1 < 0 \
        THEN 0 WHEN lean1 > 0 THEN 1 ELSE coalesce(
            (SELECT CASE WHEN min(type & 1) = max(type & 1) THEN min(type & 1) END
            FROM type_tally AS common WHERE common.character = old.character AND common.count = most),
            (SELECT guess & 1 FROM character AS own WHERE own.number = old.character), 0) END END, CASE WHEN total > \
        0 THEN CASE WHEN lean8 = 0 THEN 8 ELSE 0 END + CASE WHEN lean4 = 0 THEN 4 ELSE 0 END + CASE WHEN lean2 = 0 \
        THEN 2 ELSE 0 END + CASE WHEN lean1 = 0 THEN 1 ELSE 0 END ELSE 0 END
        FROM (SELECT coalesce(sum(count), 0) AS total, max(count) AS most, coalesce(sum(CASE WHEN type & 8 THEN count \
        ELSE -count END), 0) AS lean8, coalesce(sum(CASE WHEN type & 4 THEN count ELSE -count END), 0) AS lean4, \
        coalesce(sum(CASE WHEN type & 2 THEN count ELSE -count END), 0) AS lean2, coalesce(sum(CASE WHEN type & 1 \
        THEN count ELSE -count END), 0) AS lean1
            FROM type_tally WHERE type_tally.character = old.character)) WHERE number = old.character;
        UPDATE character SET shelf_type = CASE WHEN votes = 0 THEN guess WHEN votes < 5 THEN coalesce(guess, \
        sort_type) ELSE sort_type END WHERE number = old.character; END;
        CREATE TABLE review (
            number INTEGER PRIMARY KEY AUTOINCREMENT, character INTEGER NOT NULL,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, author_type INTEGER, text TEXT NOT NULL,
            is_spoiler INTEGER NOT NULL, written_at INTEGER NOT NULL, edited_at INTEGER,
            is_deleted INTEGER NOT NULL DEFAULT 0, likes INTEGER NOT NULL DEFAULT 0, comments INTEGER NOT NULL \
        DEFAULT 0, views INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX review_newest ON review (character, written_at, number) WHERE is_deleted = 0;
        CREATE INDEX review_liked ON review (character, likes, number) WHERE is_deleted = 0;
        CREATE INDEX review_viewed ON review (character, views, number) WHERE is_deleted = 0;
        CREATE INDEX review_author ON review (profile, is_deleted, number);
        CREATE INDEX review_author_time ON review (profile, is_deleted, written_at);
        CREATE TRIGGER review_added AFTER INSERT ON review BEGIN
            UPDATE character SET reviews = reviews + (new.is_deleted = 0) WHERE number = new.character;
        END;
        CREATE TRIGGER review_hidden AFTER UPDATE OF is_deleted ON review WHEN old.is_deleted <> new.is_deleted BEGIN
            UPDATE character SET reviews = reviews - (new.is_deleted - old.is_deleted) WHERE number = new.character;
            DELETE FROM inbox_item WHERE review = new.number AND new.is_deleted = 1;
        END;
        CREATE TRIGGER review_removed AFTER DELETE ON review BEGIN
            UPDATE character SET reviews = reviews - (old.is_deleted = 0) WHERE number = old.character;
            DELETE FROM inbox_item WHERE review = old.number;
        END;
        CREATE TABLE review_like (
            review INTEGER NOT NULL REFERENCES review (number) ON DELETE CASCADE,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, liked_at INTEGER NOT NULL,
            PRIMARY KEY (review, profile)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX review_like_of ON review_like (profile, review);
        CREATE TRIGGER review_like_added AFTER INSERT ON review_like BEGIN
            UPDATE review SET likes = likes + 1 WHERE number = new.review;
            INSERT INTO inbox_item (profile, kind, review, actor, at)
            SELECT profile, 'like', number, new.profile, new.liked_at FROM review
            WHERE number = new.review AND profile <> new.profile AND NOT EXISTS (SELECT 1 FROM inbox_mute WHERE \
        inbox_mute.profile = review.profile AND inbox_mute.kind = 'like')
        AND NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.profile = review.profile AND hidden.kind = 'author'
            AND hidden.target = new.profile);
        END;
        CREATE TRIGGER review_like_removed AFTER DELETE ON review_like BEGIN
            UPDATE review SET likes = likes - 1 WHERE number = old.review;
            DELETE FROM inbox_item
            WHERE review = old.review AND comment IS NULL AND kind = 'like' AND actor = old.profile;
        END;
        CREATE TABLE review_view (
            review INTEGER NOT NULL REFERENCES review (number) ON DELETE CASCADE,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, PRIMARY KEY (review, profile)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX review_view_of ON review_view (profile);
        CREATE TRIGGER review_view_added AFTER INSERT ON review_view BEGIN
            UPDATE review SET views = views + 1 WHERE number = new.review;
        END;
        CREATE TRIGGER review_view_removed AFTER DELETE ON review_view BEGIN
            UPDATE review SET views = views - 1 WHERE number = old.review;
        END;

        CREATE TABLE comment (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            review INTEGER NOT NULL REFERENCES review (number) ON DELETE CASCADE,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, author_type INTEGER, text TEXT NOT NULL,
            is_spoiler INTEGER NOT NULL, written_at INTEGER NOT NULL, edited_at INTEGER,
            likes INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX comment_oldest ON comment (review, number);
        CREATE INDEX comment_author ON comment (profile, number);
        CREATE TRIGGER comment_added AFTER INSERT ON comment BEGIN
            UPDATE review SET comments = comments + 1 WHERE number = new.review;
            INSERT INTO inbox_item (profile, kind, review, comment, actor, at)
            SELECT profile, 'comment', number, new.number, new.profile, new.written_at FROM review
            WHERE number = new.review AND profile <> new.profile
                AND NOT EXISTS (SELECT 1 FROM inbox_mute WHERE inbox_mute.profile = review.profile AND \
        inbox_mute.kind = 'comment')
        AND NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.profile = review.profile AND hidden.kind = 'author'
            AND hidden.target = new.profile);
        END;
        CREATE TRIGGER comment_removed AFTER DELETE ON comment BEGIN
            UPDATE review SET comments = comments - 1 WHERE number = old.review;
            DELETE FROM inbox_item WHERE comment = old.number;
        END;
        CREATE TABLE comment_like (
            comment INTEGER NOT NULL REFERENCES comment (number) ON DELETE CASCADE,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, liked_at INTEGER NOT NULL,
            PRIMARY KEY (comment, profile)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX comment_like_of ON comment_like (profile, comment);
        CREATE TRIGGER comment_like_added AFTER INSERT ON comment_like BEGIN
            UPDATE comment SET likes = likes + 1 WHERE number = new.comment;
            INSERT INTO inbox_item (profile, kind, review, comment, actor, at)
            SELECT profile, 'like', review, number, new.profile, new.liked_at FROM comment
            WHERE number = new.comment AND profile <> new.profile
                AND NOT EXISTS (SELECT 1 FROM inbox_mute WHERE inbox_mute.profile = comment.profile AND \
        inbox_mute.kind = 'like')
        AND NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.profile = comment.profile AND hidden.kind = 'author'
            AND hidden.target = new.profile);
        END;
        CREATE TRIGGER comment_like_removed AFTER DELETE ON comment_like BEGIN
            UPDATE comment SET likes = likes - 1 WHERE number = old.comment;
            DELETE FROM inbox_item WHERE comment = old.comment AND kind = 'like' AND actor = old.profile;
        END;

        CREATE TABLE hidden (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind IN ('review', 'comment', 'author')), target TEXT NOT NULL,
            hidden_at INTEGER NOT NULL, PRIMARY KEY (profile, kind, target)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX hidden_newest ON hidden (profile, hidden_at, kind, target);
        CREATE TABLE report (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, review INTEGER NOT NULL,
            reason TEXT NOT NULL, text TEXT, reported_at INTEGER NOT NULL, UNIQUE (profile, review)
        ) STRICT;
        CREATE TABLE wish (
            number INTEGER PRIMARY KEY AUTOINCREMENT, work INTEGER NOT NULL,
            profile TEXT REFERENCES profile (id) ON DELETE SET NULL, type INTEGER, wished_at INTEGER NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX wish_of ON wish (profile, work) WHERE profile IS NOT NULL;
        CREATE INDEX wish_newest ON wish (profile, wished_at, number, work) WHERE profile IS NOT NULL;
        CREATE INDEX wish_type ON wish (type, profile);
        CREATE TABLE thumb (
            number INTEGER PRIMARY KEY AUTOINCREMENT, work INTEGER NOT NULL,
            profile TEXT REFERENCES profile (id) ON DELETE SET NULL, type INTEGER,
            thumb INTEGER NOT NULL CHECK (thumb IN (-1, 1)), said_at INTEGER NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX thumb_of ON thumb (profile, work) WHERE profile IS NOT NULL;
        CREATE TABLE work_mood (
            work INTEGER NOT NULL, type INTEGER NOT NULL, kind TEXT NOT NULL, wishes INTEGER NOT NULL,
            likes INTEGER NOT NULL, dislikes INTEGER NOT NULL, PRIMARY KEY (work, type)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX work_mood_wished ON work_mood (type, wishes, work) WHERE wishes > 0;
        CREATE INDEX work_mood_wished_kind ON work_mood (type, kind, wishes, work) WHERE wishes > 0;
        CREATE TRIGGER wish_added AFTER INSERT ON wish BEGIN INSERT INTO work_mood (work, type, kind, wishes, likes, \
        dislikes)
        SELECT number, coalesce(new.type, 16), kind, 0, 0, 0 FROM work WHERE number = new.work
        ON CONFLICT DO NOTHING;
        UPDATE work_mood SET wishes = wishes + 1
        WHERE work = new.work AND type = coalesce(new.type, 16);
        DELETE FROM work_mood WHERE work = new.work AND type = coalesce(new.type, 16)
            AND wishes <= 0 AND likes <= 0 AND dislikes <= 0;
         END;
        CREATE TRIGGER wish_changed AFTER UPDATE OF work, type ON wish BEGIN
            INSERT INTO work_mood (work, type, kind, wishes, likes, dislikes)
        SELECT number, coalesce(old.type, 16), kind, 0, 0, 0 FROM work WHERE number = old.work
        ON CONFLICT DO NOTHING;
        UPDATE work_mood SET wishes = wishes + -1
        WHERE work = old.work AND type = coalesce(old.type, 16);
        DELETE FROM work_mood WHERE work = old.work AND type = coalesce(old.type, 16)
            AND wishes <= 0 AND likes <= 0 AND dislikes <= 0;
         INSERT INTO work_mood (work, type, kind, wishes, likes, dislikes)
        SELECT number, coalesce(new.type, 16), kind, 0, 0, 0 FROM work WHERE number = new.work
        ON CONFLICT DO NOTHING;
        UPDATE work_mood SET wishes = wishes + 1
        WHERE work = new.work AND type = coalesce(new.type, 16);
        DELETE FROM work_mood WHERE work = new.work AND type = coalesce(new.type, 16)
            AND wishes <= 0 AND likes <= 0 AND dislikes <= 0;

        END;
        CREATE TRIGGER wish_removed AFTER DELETE ON wish BEGIN INSERT INTO work_mood (work, type, kind, wishes, \
        likes, dislikes)
        SELECT number, coalesce(old.type, 16), kind, 0, 0, 0 FROM work WHERE number = old.work
        ON CONFLICT DO NOTHING;
        UPDATE work_mood SET wishes = wishes + -1
        WHERE work = old.work AND type = coalesce(old.type, 16);
        DELETE FROM work_mood WHERE work = old.work AND type = coalesce(old.type, 16)
            AND wishes <= 0 AND likes <= 0 AND dislikes <= 0;
         END;
        CREATE TRIGGER thumb_added AFTER INSERT ON thumb BEGIN
            INSERT INTO work_mood (work, type, kind, wishes, likes, dislikes)
        SELECT number, coalesce(new.type, 16), kind, 0, 0, 0 FROM work WHERE number = new.work
        ON CONFLICT DO NOTHING;
        UPDATE work_mood SET likes = likes + (new.thumb = 1)
        WHERE work = new.work AND type = coalesce(new.type, 16);
        DELETE FROM work_mood WHERE work = new.work AND type = coalesce(new.type, 16)
            AND wishes <= 0 AND likes <= 0 AND dislikes <= 0;
         INSERT INTO work_mood (work, type, kind, wishes, likes, dislikes)
        SELECT number, coalesce(new.type, 16), kind, 0, 0, 0 FROM work WHERE number = new.work
        ON CONFLICT DO NOTHING;
        UPDATE work_mood SET dislikes = dislikes + (new.thumb = -1)
        WHERE work = new.work AND type = coalesce(new.type, 16);
        DELETE FROM work_mood WHERE work = new.work AND type = coalesce(new.type, 16)
            AND wishes <= 0 AND likes <= 0 AND dislikes <= 0;

        END;
        CREATE TRIGGER thumb_changed AFTER UPDATE OF work, type, thumb ON thumb BEGIN
            INSERT INTO work_mood (work, type, kind, wishes, likes, dislikes)
        SELECT number, coalesce(old.type, 16), kind, 0, 0, 0 FROM work WHERE number = old.work
        ON CONFLICT DO NOTHING;
        UPDATE work_mood SET likes = likes + -(old.thumb = 1)
        WHERE work = old.work AND type = coalesce(old.type, 16);
        DELETE FROM work_mood WHERE work = old.work AND type = coalesce(old.type, 16)
            AND wishes <= 0 AND likes <= 0 AND dislikes <= 0;
         INSERT INTO work_mood (work, type, kind, wishes, likes, dislikes)
        SELECT number, coalesce(old.type, 16), kind, 0, 0, 0 FROM work WHERE number = old.work
        ON CONFLICT DO NOTHING;
        UPDATE work_mood SET dislikes = dislikes + -(old.thumb = -1)
        WHERE work = old.work AND type = coalesce(old.type, 16);
        DELETE FROM work_mood WHERE work = old.work AND type = coalesce(old.type, 16)
            AND wishes <= 0 AND likes <= 0 AND dislikes <= 0;

            INSERT INTO work_mood (work, type, kind, wishes, likes, dislikes)
        SELECT number, coalesce(new.type, 16), kind, 0, 0, 0 FROM work WHERE number = new.work
        ON CONFLICT DO NOTHING;
        UPDATE work_mood SET likes = likes + (new.thumb = 1)
        WHERE work = new.work AND type = coalesce(new.type, 16);
        DELETE FROM work_mood WHERE work = new.work AND type = coalesce(new.type, 16)
            AND wishes <= 0 AND likes <= 0 AND dislikes <= 0;
         INSERT INTO work_mood (work, type, kind, wishes, likes, dislikes)
        SELECT number, coalesce(new.type, 16), kind, 0, 0, 0 FROM work WHERE number = new.work
        ON CONFLICT DO NOTHING;
        UPDATE work_mood SET dislikes = dislikes + (new.thumb = -1)
        WHERE work = new.work AND type = coalesce(new.type, 16);
        DELETE FROM work_mood WHERE work = new.work AND type = coalesce(new.type, 16)
            AND wishes <= 0 AND likes <= 0 AND dislikes <= 0;

        END;
        CREATE TRIGGER thumb_removed AFTER DELETE ON thumb BEGIN
            INSERT INTO work_mood (work, type, kind, wishes, likes, dislikes)
        SELECT number, coalesce(old.type, 16), kind, 0, 0, 0 FROM work WHERE number = old.work
        ON CONFLICT DO NOTHING;
        UPDATE work_mood SET likes = likes + -(old.thumb = 1)
        WHERE work = old.work AND type = coalesce(old.type, 16);
        DELETE FROM work_mood WHERE work = old.work AND type = coalesce(old.type, 16)
            AND wishes <= 0 AND likes <= 0 AND dislikes <= 0;
         INSERT INTO work_mood (work, type, kind, wishes, likes, dislikes)
        SELECT number, coalesce(old.type, 16), kind, 0, 0, 0 FROM work WHERE number = old.work
        ON CONFLICT DO NOTHING;
        UPDATE work_mood SET dislikes = dislikes + -(old.thumb = -1)
        WHERE work = old.work AND type = coalesce(old.type, 16);
        DELETE FROM work_mood WHERE work = old.work AND type = coalesce(old.type, 16)
            AND wishes <= 0 AND likes <= 0 AND dislikes <= 0;

        END;

        CREATE TABLE watched (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, work INTEGER NOT NULL,
            watched_at INTEGER NOT NULL, rating INTEGER CHECK (rating BETWEEN 1 AND 10), note TEXT, drink TEXT
        ) STRICT;
        CREATE INDEX watched_newest ON watched (profile, watched_at, number);
        CREATE INDEX watched_work ON watched (profile, work, watched_at, number);
        CREATE TABLE recent_word (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, word TEXT NOT NULL,
            place INTEGER NOT NULL, PRIMARY KEY (profile, word)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX recent_word_newest ON recent_word (profile, place);
        CREATE TABLE recent_character (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, character INTEGER NOT NULL,
            place INTEGER NOT NULL, PRIMARY KEY (profile, character)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX recent_character_newest ON recent_character (profile, place);

        CREATE TABLE inbox_item (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, kind TEXT NOT NULL, review INTEGER,
            comment INTEGER, request INTEGER, work INTEGER, character INTEGER, keyword TEXT, type INTEGER, actor TEXT,
            at INTEGER NOT NULL, is_read INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX inbox_item_newest ON inbox_item (profile, number);
        CREATE INDEX inbox_item_unread ON inbox_item (profile) WHERE is_read = 0;
        CREATE INDEX inbox_item_review ON inbox_item (review) WHERE review IS NOT NULL;
        CREATE INDEX inbox_item_comment ON inbox_item (comment) WHERE comment IS NOT NULL;
        CREATE TABLE inbox_mute (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, kind TEXT NOT NULL,
            PRIMARY KEY (profile, kind)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE keyword (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind IN ('word', 'type')), text TEXT NOT NULL, added_at INTEGER NOT NULL,
            PRIMARY KEY (profile, kind, text)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX keyword_oldest ON keyword (profile, kind DESC, added_at, text);
        CREATE TABLE character_request (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, title TEXT NOT NULL, name TEXT NOT NULL,
            kind TEXT NOT NULL, status TEXT NOT NULL, requested_at INTEGER NOT NULL, answered_at INTEGER,
            character INTEGER
        ) STRICT;
        CREATE INDEX character_request_newest ON character_request (profile, number);
        CREATE INDEX character_request_open ON character_request (number) WHERE status = 'open';

        CREATE TABLE tonight (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, day INTEGER NOT NULL,
            place INTEGER NOT NULL, picks TEXT NOT NULL, PRIMARY KEY (profile, day)
        ) STRICT, WITHOUT ROWID;

        """
}
