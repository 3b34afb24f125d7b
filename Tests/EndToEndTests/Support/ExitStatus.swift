import Foundation

/// How a program ended.
enum ExitStatus: Equatable, CustomStringConvertible {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal that nobody caught, or that was raised again.
    case killed(by: Int32)

    /// Reads what `waitpid` answers; the macros for it are not visible in Swift.
    init(_ status: Int32) {
        let signal = status & 0x7f
        self = signal == 0 ? .exited((status >> 8) & 0xff) : .killed(by: signal)
    }

    var description: String {
        switch self {
        case .exited(let status): "exit \(status)"
        case .killed(let signal): "signal \(signal) (\(String(cString: strsignal(signal))))"
        }
    }
}
