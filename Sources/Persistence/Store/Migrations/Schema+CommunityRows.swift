extension Schema {
    /// What a member's devices share besides votes and posts.
    ///
    /// When the server took in a text written here, in milliseconds, null for one that came from there; the server's
    /// numbers of inbox items; the ids of requests; up to which change a community's catalogue was pulled; which works
    /// came with it, or are the member's own and were published there; and where the next page of an answer begins.
    static let communityRows = """
        ALTER TABLE remote_id ADD COLUMN sent_at INTEGER;
        ALTER TABLE inbox_item ADD COLUMN remote INTEGER;
        ALTER TABLE membership ADD COLUMN catalogue_cursor INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE crowd_page ADD COLUMN next TEXT;
        CREATE TABLE remote_request (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, id TEXT NOT NULL,
            number INTEGER NOT NULL, PRIMARY KEY (membership, id)
        ) STRICT, WITHOUT ROWID;
        CREATE UNIQUE INDEX remote_request_of ON remote_request (membership, number);
        CREATE TABLE community_work (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, work INTEGER NOT NULL,
            is_mine INTEGER NOT NULL, PRIMARY KEY (membership, work)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX community_work_of ON community_work (work, is_mine);
        """
}
