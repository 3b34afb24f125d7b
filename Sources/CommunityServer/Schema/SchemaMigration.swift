/// A step from one schema version to the next, which only adds what the version before can ignore. Released migrations
/// are never edited.
struct SchemaMigration: Sendable {
    /// Counts up without gaps.
    let number: Int
    let statements: [String]
    /// Fills what was added, where SQL cannot.
    var fill: (@Sendable (any SQLConnection) throws -> Void)?

    /// Builds before the first release numbered their stores 1 to 5.
    static let all = [
        SchemaMigration(number: 6, statements: server + members + works + counts + posts),
        SchemaMigration(number: 7, statements: lookingAfter) { try RequestNotices(db: $0).fillMatching() },
        SchemaMigration(number: 8, statements: crowdBeforeGuess),
        SchemaMigration(number: 9, statements: shownVotes),
    ]

    // Times are milliseconds UTC; types are 0–15, and 16 for none.

    private static let server = [
        """
        CREATE TABLE meta (
            id {int} NOT NULL PRIMARY KEY, server_id {text} NOT NULL, epoch {int} NOT NULL, beat {int} NOT NULL,
            beat_at {int} NOT NULL, schema {int} NOT NULL, catalogue_seq {int} NOT NULL, members {int} NOT NULL,
            secret {bytes} NOT NULL
        )
        """,
        """
        INSERT INTO meta (id, server_id, epoch, beat, beat_at, schema, catalogue_seq, members, secret)
        VALUES (1, '', 1, 0, 0, 0, 0, 0, '')
        """,
        "CREATE TABLE invite (digest {bytes} NOT NULL PRIMARY KEY, uses {int} NOT NULL, until {int})",
        "CREATE TABLE attempt (key {text} NOT NULL PRIMARY KEY, failures {int} NOT NULL, at {int} NOT NULL)",
        "CREATE TABLE audit (no {key}, at {int} NOT NULL, actor {text} NOT NULL, action {text} NOT NULL, subject {text})",
    ]

    private static let members = [
        """
        CREATE TABLE member (
            no {key}, id {text} NOT NULL UNIQUE, name {text} NOT NULL UNIQUE, nickname {text} NOT NULL,
            nickname_key {text} NOT NULL UNIQUE, nickname_at {int}, type {int} NOT NULL, type_at {int},
            intro {text} NOT NULL, shows_types {int} NOT NULL, state {int} NOT NULL, until {int}, seq {int} NOT NULL,
            base {int}, salt {bytes} NOT NULL, hash {bytes} NOT NULL, cost {text} NOT NULL,
            imported {int} NOT NULL, joined_at {int} NOT NULL, horizon {int} NOT NULL
        )
        """,
        "CREATE INDEX member_suspended ON member (until) WHERE state = 1",
        """
        CREATE TABLE device (
            no {key}, member {int}, token {bytes} NOT NULL UNIQUE, label {text} NOT NULL, day {int} NOT NULL,
            last_n {int} NOT NULL, chain {text} NOT NULL, answer {text}
        )
        """,
        "CREATE INDEX device_member ON device (member)",
        "CREATE TABLE recovery (member {int} NOT NULL, digest {bytes} NOT NULL, PRIMARY KEY (member, digest))",
        """
        CREATE TABLE own (
            member {int} NOT NULL, kind {text} NOT NULL, key {text} NOT NULL, value {text}, at {int} NOT NULL,
            device {int}, seq {int} NOT NULL, gone {int} NOT NULL, PRIMARY KEY (member, kind, key)
        )
        """,
        "CREATE INDEX own_seq ON own (member, seq)",
        "CREATE INDEX own_kind ON own (kind, gone)",
        "CREATE INDEX own_key ON own (kind, key)",
        "CREATE INDEX own_gone ON own (at) WHERE gone = 1",
    ]

    private static let works = [
        """
        CREATE TABLE work (
            no {key}, id {text} NOT NULL UNIQUE, source {text} UNIQUE, publisher {int}, kind {text} NOT NULL,
            title {text} NOT NULL, facts {text} NOT NULL, gone {int} NOT NULL, cat_seq {int} NOT NULL, merged {int}
        )
        """,
        "CREATE INDEX work_changed ON work (cat_seq)",
        "CREATE INDEX work_merged ON work (merged)",
        "CREATE INDEX work_title ON work (title, no)",
        """
        CREATE TABLE character (
            no {key}, id {text} NOT NULL UNIQUE, work {int} NOT NULL, lead {int} NOT NULL, position {int} NOT NULL,
            names {text} NOT NULL, folded {text} NOT NULL, guess {int} NOT NULL, gone {int} NOT NULL, merged {int}
        )
        """,
        "CREATE INDEX character_cast ON character (work, lead, position)",
        "CREATE INDEX character_merged ON character (merged)",
    ]

    private static let counts = [
        """
        CREATE TABLE vote (
            member {int} NOT NULL, character {int} NOT NULL, type {int} NOT NULL, voter_type {int} NOT NULL,
            at {int} NOT NULL, reason {text}, held {int} NOT NULL, device {int}, seq {int} NOT NULL,
            gone {int} NOT NULL, PRIMARY KEY (member, character)
        )
        """,
        "CREATE INDEX vote_character ON vote (character)",
        "CREATE INDEX vote_seq ON vote (member, seq)",
        "CREATE INDEX vote_held ON vote (held) WHERE held > 0",
        "CREATE INDEX vote_gone ON vote (at) WHERE gone = 1",
        """
        CREATE TABLE mark (
            member {int} NOT NULL, work {int} NOT NULL, kind {text} NOT NULL, value {int} NOT NULL,
            type {int} NOT NULL, at {int} NOT NULL, device {int}, seq {int} NOT NULL, gone {int} NOT NULL,
            PRIMARY KEY (member, work, kind)
        )
        """,
        "CREATE INDEX mark_seq ON mark (member, seq)",
        "CREATE INDEX mark_work ON mark (work)",
        "CREATE INDEX mark_gone ON mark (at) WHERE gone = 1",
        """
        CREATE TABLE nameless (
            no {key}, kind {text} NOT NULL, subject {int} NOT NULL, type {int} NOT NULL, voter_type {int} NOT NULL,
            month {int} NOT NULL
        )
        """,
        "CREATE INDEX nameless_subject ON nameless (subject)",
        """
        CREATE TABLE cell (
            character {int} NOT NULL, shard {int} NOT NULL, voter_type {int} NOT NULL, type {int} NOT NULL,
            n {int} NOT NULL, PRIMARY KEY (character, shard, voter_type, type)
        )
        """,
        """
        CREATE TABLE month_cell (
            character {int} NOT NULL, shard {int} NOT NULL, month {int} NOT NULL, type {int} NOT NULL,
            n {int} NOT NULL, PRIMARY KEY (character, shard, month, type)
        )
        """,
        """
        CREATE TABLE hot_cell (
            character {int} NOT NULL, day {int} NOT NULL, shard {int} NOT NULL, n {int} NOT NULL,
            PRIMARY KEY (character, day, shard)
        )
        """,
        "CREATE INDEX hot_cell_day ON hot_cell (day)",
        """
        CREATE TABLE mood_cell (
            work {int} NOT NULL, type {int} NOT NULL, wishes {int} NOT NULL, likes {int} NOT NULL,
            dislikes {int} NOT NULL, PRIMARY KEY (work, type)
        )
        """,
        "CREATE INDEX mood_cell_wished ON mood_cell (type, wishes, work)",
        """
        CREATE TABLE standing (
            character {int} NOT NULL PRIMARY KEY, work {int} NOT NULL, kind {text} NOT NULL, lead {int} NOT NULL,
            votes {int} NOT NULL, sort_type {int} NOT NULL, tied {int} NOT NULL, shelf_type {int} NOT NULL,
            hot {int} NOT NULL, reviews {int} NOT NULL, shards {int} NOT NULL
        )
        """,
        "CREATE INDEX standing_votes ON standing (votes, character)",
        "CREATE INDEX standing_hot ON standing (hot, character)",
        "CREATE INDEX standing_shelf ON standing (shelf_type, work)",
        "CREATE INDEX standing_votes_kind ON standing (kind, votes, character)",
        "CREATE INDEX standing_hot_kind ON standing (kind, hot, character)",
        "CREATE INDEX standing_shelf_kind ON standing (kind, shelf_type, work)",
        "CREATE TABLE dirty (no {key}, kind {text} NOT NULL, key {int} NOT NULL)",
    ]

    private static let lookingAfter = [
        "ALTER TABLE meta ADD COLUMN link {text}",
        "ALTER TABLE meta ADD COLUMN swept {int} NOT NULL DEFAULT 0",
        "ALTER TABLE invite ADD COLUMN made {int}",
        "ALTER TABLE member ADD COLUMN moderates {int} NOT NULL DEFAULT 0",
        "ALTER TABLE member ADD COLUMN invite {bytes}",
        // The folded title of a request until it is answered.
        "ALTER TABLE own ADD COLUMN matching {text}",
        "CREATE INDEX own_matching ON own (matching) WHERE matching IS NOT NULL",
        "CREATE INDEX work_publisher ON work (publisher)",
        """
        CREATE TABLE work_report (
            no {key}, member {int} NOT NULL, work {int} NOT NULL, reason {text} NOT NULL, text {text},
            at {int} NOT NULL, state {text} NOT NULL, UNIQUE (member, work)
        )
        """,
        "CREATE INDEX work_report_open ON work_report (work, state)",
    ]

    /// Files characters with one to four votes under the crowd's type instead of the guess.
    private static let crowdBeforeGuess = ["UPDATE standing SET shelf_type = sort_type WHERE votes BETWEEN 1 AND 4"]

    /// Adds whether a member's votes are visible to members who show theirs.
    private static let shownVotes = ["ALTER TABLE member ADD COLUMN shows_votes {int} NOT NULL DEFAULT 0"]

    private static let posts = [
        """
        CREATE TABLE post (
            no {key}, id {text} NOT NULL UNIQUE, kind {text} NOT NULL, character {int} NOT NULL, parent {int},
            author {int}, author_type {int} NOT NULL, text {text}, spoiler {int} NOT NULL, written {int} NOT NULL,
            edited {int}, version {int} NOT NULL, state {text} NOT NULL, why {text}, likes {int} NOT NULL,
            comments {int} NOT NULL, views {int} NOT NULL, device {int}, seq {int} NOT NULL, unread_from {int},
            unread_to {int}
        )
        """,
        "CREATE INDEX post_newest ON post (character, no)",
        "CREATE INDEX post_liked ON post (character, likes)",
        "CREATE INDEX post_viewed ON post (character, views)",
        "CREATE INDEX post_parent ON post (parent, no)",
        "CREATE INDEX post_author ON post (author, seq)",
        """
        CREATE TABLE post_cell (
            post {int} NOT NULL PRIMARY KEY, likes {int} NOT NULL, comments {int} NOT NULL, views {int} NOT NULL
        )
        """,
        """
        CREATE TABLE liked (
            member {int} NOT NULL, post {int} NOT NULL, at {int} NOT NULL, device {int}, seq {int} NOT NULL,
            gone {int} NOT NULL, PRIMARY KEY (member, post)
        )
        """,
        "CREATE INDEX liked_seq ON liked (member, seq)",
        "CREATE INDEX liked_post ON liked (post, gone, at)",
        "CREATE INDEX liked_gone ON liked (at) WHERE gone = 1",
        "CREATE TABLE viewed (member {int} NOT NULL, post {int} NOT NULL, PRIMARY KEY (member, post))",
        """
        CREATE TABLE inbox (
            no {key}, member {int} NOT NULL, kind {text} NOT NULL, subject {text} NOT NULL, actors {text} NOT NULL,
            count {int} NOT NULL, at {int} NOT NULL, is_read {int} NOT NULL, UNIQUE (member, kind, subject)
        )
        """,
        "CREATE INDEX inbox_newest ON inbox (member, no)",
        """
        CREATE TABLE report (
            no {key}, member {int} NOT NULL, post {int} NOT NULL, reason {text} NOT NULL, text {text},
            at {int} NOT NULL, state {text} NOT NULL, UNIQUE (member, post)
        )
        """,
        "CREATE INDEX report_open ON report (state, at)",
        "CREATE INDEX report_post ON report (post, state)",
    ]
}
