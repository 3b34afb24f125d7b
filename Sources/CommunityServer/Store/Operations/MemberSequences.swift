/// The numbers of members who are locked until the commit: their next changes are numbered here, and the row is written
/// once.
struct MemberSequences {
    private var last: [Int64: Int64] = [:]

    /// Numbers a member's changes from here on. The row must be locked.
    mutating func hold(_ member: Int64, at seq: Int64) { last[member] = seq }

    /// The next number; nil for a member who is not held.
    mutating func next(of member: Int64) -> Int64? {
        guard let seq = last[member] else { return nil }
        last[member] = seq + 1
        return seq + 1
    }

    /// The last number, which is for the caller to write; nil for a member who is not held.
    mutating func release(_ member: Int64) -> Int64? { last.removeValue(forKey: member) }
}
