extension Schema {
    /// The characters that a community added to this machine's own works, or that the member added and published there.
    static let addedCharacters = """
        CREATE TABLE community_character (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, character INTEGER NOT NULL,
            is_mine INTEGER NOT NULL, PRIMARY KEY (membership, character)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX community_character_of ON community_character (character, is_mine);
        """
}
