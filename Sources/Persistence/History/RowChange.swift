/// The values of a row before and after a change; nil while it did not exist.
struct RowChange: Hashable, Sendable, Decodable {
    let table: String
    let before: [String: JournalValue]?
    let after: [String: JournalValue]?
}

extension RowChange: JSONObject {
    func write(to members: inout JSONMembers) throws {
        try members.add("after", after.map(Values.init))
        try members.add("before", before.map(Values.init))
        members.add("table", table)
    }

    private struct Values: JSONObject {
        let row: [String: JournalValue]

        func write(to members: inout JSONMembers) throws {
            for column in row.keys.sorted() { try row[column]?.write(as: column, to: &members) }
        }
    }
}
