import Foundation

/// The activity of the processes in a terminal's session. If two consecutive values are equal and at rest, no process
/// ran in between. Without `/proc`, every value is at rest.
struct SessionActivity: Equatable {
    /// The context switches of each thread.
    private var switches: [String: [Substring]] = [:]
    /// Whether all threads wait; none is running or ready to run.
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

    /// The processes of the session, by the fourth field after the name in parentheses.
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
