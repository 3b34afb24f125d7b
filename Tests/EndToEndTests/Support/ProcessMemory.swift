import Foundation

/// The memory of a process started by a test, where the system permits reading it.
struct ProcessMemory {
    static let isReadable = FileManager.default.fileExists(atPath: "/proc/self/mem")

    let id: pid_t

    /// Counts the occurrences of a text in writable memory.
    func copies(of text: String) throws -> Int {
        let maps = try String(contentsOfFile: "/proc/\(id)/maps", encoding: .utf8)
        let memory = try FileHandle(forReadingFrom: URL(filePath: "/proc/\(id)/mem"))
        defer { try? memory.close() }
        let wanted = Data(text.utf8)
        return maps.split(separator: "\n").reduce(0) { count, line in
            let fields = line.split(separator: " ")
            let ends = (fields.first ?? "").split(separator: "-").compactMap { UInt64($0, radix: 16) }
            guard ends.count == 2, fields[1].hasPrefix("rw"), (try? memory.seek(toOffset: ends[0])) != nil,
                let bytes = try? memory.read(upToCount: Int(ends[1] - ends[0]))
            else { return count }
            return count + Self.count(wanted, in: bytes)
        }
    }

    private static func count(_ wanted: Data, in bytes: Data) -> Int {
        var count = 0
        var start = bytes.startIndex
        while let found = bytes.range(of: wanted, in: start..<bytes.endIndex) {
            count += 1
            start = found.upperBound
        }
        return count
    }
}
