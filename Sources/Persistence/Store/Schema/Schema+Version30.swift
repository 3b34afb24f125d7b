extension Schema {
    /// What members of a community show each other: `crowd_action.type` is the type voted for, null if unknown.
    /// `membership.device_label` is this device's name on the server; null for the machine's name.
    static let version30 = """
        ALTER TABLE membership ADD COLUMN device_label TEXT;
        ALTER TABLE crowd_member ADD COLUMN shows_votes INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE crowd_action ADD COLUMN type INTEGER;
        """
}
