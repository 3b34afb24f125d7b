import Domain

/// Up to where a member knows the news of a community: one value a line.
struct NewsFile: Sendable {
    struct Mark: Hashable, Sendable {
        /// The number of the last inbox item.
        var item: Int64 = 0
        /// The number of the last published work.
        var work: Int64 = 0
        /// The votes of others on the characters the member dug, by ID.
        var votes: [String: Int] = [:]
    }

    let path: String

    /// Returns nil if nobody has asked yet.
    func read() -> Mark? {
        guard let text = TextFile.read(path) else { return nil }
        return text.split(separator: "\n").reduce(into: Mark()) { mark, line in
            let parts = line.split(separator: "\t")
            guard parts.count == 2, let number = Int64(parts[1]) else { return }
            switch parts[0] {
            case "item": mark.item = number
            case "work": mark.work = number
            default: mark.votes[String(parts[0].trimmingPrefix("vote "))] = Int(number)
            }
        }
    }

    func write(_ mark: Mark) throws {
        let votes = mark.votes.sorted { $0.key < $1.key }.map { "vote \($0.key)\t\($0.value)" }
        let file = try OutputFile(path: path, mode: 0o600)
        try file.write((["item\t\(mark.item)", "work\t\(mark.work)"] + votes).joined(separator: "\n") + "\n")
        try file.finish()
    }
}
