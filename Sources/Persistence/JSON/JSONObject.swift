protocol JSONObject {
    /// Writes the members in the order of their names.
    ///
    /// - Throws: `JSONMembers.NoNumber`.
    func write(to members: inout JSONMembers) throws
}
