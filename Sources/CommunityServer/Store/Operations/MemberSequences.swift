/// The change numbers of members locked until the commit. Numbers changes in memory and writes the row once.
struct MemberSequences {
    private var last: [Int64: Int64] = [:]

    /// Starts numbering a member's changes. The row must be locked.
    mutating func hold(_ member: Int64, at seq: Int64) { last[member] = seq }

    /// Returns the next number; nil if the member is not held.
    mutating func next(of member: Int64) -> Int64? {
        guard let seq = last[member] else { return nil }
        last[member] = seq + 1
        return seq + 1
    }

    /// Returns the last number, which the caller must write; nil if the member is not held.
    mutating func release(_ member: Int64) -> Int64? { last.removeValue(forKey: member) }
}
