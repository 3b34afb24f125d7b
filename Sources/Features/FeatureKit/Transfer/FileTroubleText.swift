package import Domain

/// Describes why the system cannot read or write a file, and what to do, as parts of a sentence.
package enum FileTroubleText {
    package static func text(_ trouble: FileTrouble, _ strings: Strings) -> String {
        switch trouble {
        case .permission: strings["file.trouble.permission"]
        case .full: strings["file.trouble.full"]
        case .readOnly: strings["file.trouble.read-only"]
        case .missing: strings["file.trouble.missing"]
        case .medium: strings["file.trouble.medium"]
        case .cannotOpen: strings["file.trouble.cannot-open"]
        case .other(let code): strings("file.trouble.other", String(code))
        }
    }

    package static func advice(_ trouble: FileTrouble, _ strings: Strings) -> String {
        switch trouble {
        case .permission, .cannotOpen: strings["file.advice.permission"]
        case .full: strings["file.advice.full"]
        case .readOnly: strings["file.advice.read-only"]
        case .missing: strings["file.advice.missing"]
        case .medium: strings["file.advice.medium"]
        case .other: strings["file.advice.other"]
        }
    }
}

enum ConnectionText {
    static func proxy(_ problem: ProxyProblem, _ strings: Strings) -> String {
        switch problem.kind {
        case .notFound: strings("connection.problem.proxy.not-found", problem.variable)
        case .unreachable: strings("connection.problem.proxy.unreachable", problem.variable)
        case .refused(let status): strings("connection.problem.proxy.refused", problem.variable, String(status))
        }
    }

    static func problem(_ problem: ConnectionProblem, _ strings: Strings) -> String {
        switch problem {
        case .offline: strings["connection.problem.offline"]
        case .switchedOff: strings["connection.problem.switched-off"]
        case .connectionLost: strings["connection.problem.lost"]
        case .proxy(let problem): proxy(problem, strings)
        case .timedOut: strings["connection.problem.timed-out"]
        case .insecure: strings["connection.problem.insecure"]
        case .busy(let seconds?): strings("connection.problem.busy-for", String(seconds))
        case .busy(nil): strings["connection.problem.busy"]
        case .status(let code): strings("connection.problem.status", String(code))
        case .redirected(let host, let target): strings("connection.problem.redirected", host, target)
        case .tooLarge: strings["connection.problem.too-large"]
        case .webPage: strings["connection.problem.web-page"]
        case .unreadable: strings["connection.problem.unreadable"]
        case .invalidAddress: strings["connection.problem.invalid-address"]
        case .other: strings["connection.problem.other"]
        }
    }
}
