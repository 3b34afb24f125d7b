extension Schema {
    /// Which characters of works that are here by themselves came from a community, or are the member's own and went there.
    static let addedCharacters = """
        CREATE TABLE community_character (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, character INTEGER NOT NULL,
            is_mine INTEGER NOT NULL, PRIMARY KEY (membership, character)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX community_character_of ON community_character (character, is_mine);
        """
}
