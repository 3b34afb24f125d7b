import Foundation

/// What the processes of a terminal's session have done so far, where the system tells: two looks at one that are equal
/// and at rest mean that nothing of it ran in between. Where it does not tell (no `/proc`), every look is at rest.
struct SessionActivity: Equatable {
    /// How often each thread was put to sleep or set aside.
    private var switches: [String: [Substring]] = [:]
    /// Whether every thread waits: none runs, or would if it had a processor.
    private(set) var isAtRest = true

    /// - Parameter leader: the process that leads the session.
    init(of leader: pid_t) {
        for process in Self.processes(of: leader) {
            for thread in Self.names(in: "/proc/\(process)/task") {
                guard let status = Self.text("/proc/\(process)/task/\(thread)/status") else { continue }
                let lines = status.split(separator: "\n")
                let state = lines.first { $0.hasPrefix("State:") }?.dropFirst(6).first { !$0.isWhitespace }
                if let state, "RD".contains(state) { isAtRest = false }
                switches[thread] = lines.filter { $0.contains("voluntary_ctxt_switches:") }
            }
        }
    }

    /// The processes whose session is this one's, from the fourth word after the name that stands in brackets.
    private static func processes(of leader: pid_t) -> [String] {
        names(in: "/proc").filter { name in
            guard name.allSatisfy(\.isNumber), let stat = text("/proc/\(name)/stat"),
                let end = stat.lastIndex(of: ")")
            else { return false }
            let words = stat[end...].split(separator: " ")
            return words.count > 4 && words[4] == "\(leader)"
        }
    }

    private static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    private static func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
}
