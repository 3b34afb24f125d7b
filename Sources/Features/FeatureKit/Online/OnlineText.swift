package import Domain

package enum OnlineText {
    /// Why a catalogue does not respond and what to do. `now` is in seconds since 1970, for a catalogue that asks to
    /// wait; nil omits the waiting time.
    package static func problem(_ problem: OnlineProblem, now: Int64? = nil, _ strings: Strings) -> String {
        switch problem {
        case .offline: strings["online.problem.offline"]
        case .switchedOff: strings["online.problem.switched-off"]
        case .notEnabled(let provider): strings("online.problem.not-enabled", provider.name)
        case .noKey(let provider): strings("online.problem.no-key", provider.name)
        case .unauthorized(let provider): strings("online.problem.unauthorized", provider.name)
        case .proxy(let problem): ConnectionText.proxy(problem, strings)
        case .timedOut: strings["online.problem.timed-out"]
        case .insecure: strings["online.problem.insecure"]
        case .redirected(let host, let target): strings("online.problem.redirected", host, target)
        case .notFound: strings["online.problem.not-found"]
        case .busy(let until): busy(until, now, strings)
        case .outOfOrder(let status): strings("online.problem.out-of-order", String(status))
        case .unreadable: strings["online.problem.unreadable"]
        case .webPage: strings["online.problem.web-page"]
        case .noYear: strings["online.problem.no-year"]
        case .unknownID(let id): strings("online.problem.unknown-id", id)
        case .other(let reason): strings("online.problem.other", reason)
        }
    }

    private static func busy(_ until: Int64?, _ now: Int64?, _ strings: Strings) -> String {
        guard let until, let now else { return strings["online.problem.busy"] }
        return strings("online.problem.busy-until", AgeText.short(max(60, until - now), strings))
    }

    package static func completion(_ report: CompletionReport, now: Int64? = nil, _ strings: Strings) -> String {
        guard report.total > 0 else { return strings["complete.nothing"] }
        var lines = [strings("complete.done", String(report.completed), String(report.missed))]
        if report.isUndone { lines.append(strings["complete.undone"]) }
        for (provider, problem) in report.problems.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            lines.append("\(provider.name): \(self.problem(problem, now: now, strings))")
        }
        if report.left > 0 { lines.append(strings("complete.left", String(report.left))) }
        return lines.joined(separator: " ")
    }

    package static func merge(_ problem: WorkMergeProblem, _ strings: Strings) -> String {
        let language = strings.language
        return switch problem {
        case .sameWork: strings["same-work.same"]
        case .builtIn(let title): strings("same-work.built-in", title[language])
        case .ofAnother(let title): strings("same-work.of-another", title[language])
        case .ofCommunity(let title): strings("same-work.of-community", title[language])
        case .tooManyCharacters(let limit): strings("own.too-many", String(limit))
        case .notMerged(let id): strings("same-work.not-merged", id)
        }
    }

    package static func kept(_ item: KeptItem, _ strings: Strings) -> String {
        strings("online.kept.\(item.outcome.rawValue)", item.name[strings.language])
    }
}
