import Domain

/// Up to where a member knows the news of a community: one value a line.
struct NewsFile: Sendable {
    struct Mark: Hashable, Sendable {
        /// The number of the last inbox item.
        var item: Int64 = 0
        /// The numbers of the published works; nil if they were never counted.
        var works: Set<Int64>?
        /// When the community last did not answer in time, seconds since 1970; 0 if it has since.
        var failedAt: Int64 = 0
        /// The votes of others on the characters the member dug, by ID.
        var votes: [String: Int] = [:]
    }

    let path: String

    /// Returns nil if nobody has asked yet.
    func read() -> Mark? {
        guard let text = TextFile.read(path) else { return nil }
        return text.split(separator: "\n").reduce(into: Mark()) { mark, line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 2 else { return }
            switch parts[0] {
            case "item": mark.item = Int64(parts[1]) ?? 0
            case "works": mark.works = Set(parts[1].split(separator: " ").compactMap { Int64($0) })
            case "failed": mark.failedAt = Int64(parts[1]) ?? 0
            case let name where name.hasPrefix("vote "): mark.votes[String(name.dropFirst(5))] = Int(parts[1])
            default: break
            }
        }
    }

    func write(_ mark: Mark) throws {
        let votes = mark.votes.sorted { $0.key < $1.key }.map { "vote \($0.key)\t\($0.value)" }
        let works = mark.works.map { ["works\t" + $0.sorted().map(String.init).joined(separator: " ")] } ?? []
        let file = try OutputFile(path: path, mode: 0o600)
        let lines = ["item\t\(mark.item)", "failed\t\(mark.failedAt)"] + works + votes
        try file.write(lines.joined(separator: "\n") + "\n")
        try file.finish()
    }
}
