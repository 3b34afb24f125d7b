/// What is kept as a JSON object.
protocol JSONObject {
    /// Writes its members, in the order of their names.
    /// - Throws: `JSONMembers.NoNumber`.
    func write(to members: inout JSONMembers) throws
}
