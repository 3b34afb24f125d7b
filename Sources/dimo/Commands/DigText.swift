import DimoApp
import Domain

struct DigText {
    private let strings: Strings

    init(_ strings: Strings) {
        self.strings = strings
    }

    func lines(_ character: CharacterSummary, _ visibility: ResultVisibility, people: String) -> [String] {
        let language = strings.language
        let head = "\(character.name[language]) · \(character.work.titled(language))"
        guard let result = visibility.result else {
            return [head, strings.counted("dig.votes", visibility.votes), strings("dig.masked", character.id.rawValue)]
        }
        return [head] + self.result(result, people: people)
    }

    func voted(_ character: CharacterSummary, _ outcome: VoteOutcome) -> String {
        let name = character.name[strings.language]
        guard let before = outcome.before else { return strings("dig.voted", name, outcome.after.text) }
        guard before != outcome.after else { return strings("dig.unchanged", before.text) }
        return strings("dig.revoted", name, before.text, outcome.after.text)
    }

    /// - Parameter people: the number of people, and its age.
    func result(_ result: VoteResult, people: String) -> [String] {
        var lines = ["\(strings.counted("dig.votes", result.votes)) · \(people)"]
        if let crowd = result.crowd {
            lines.append(
                result.isProvisional
                    ? strings("dig.crowd.provisional", crowd.text, String(result.settledVotes))
                    : strings("dig.crowd", crowd.text))
        }
        if let guess = result.guess { lines.append(strings("dig.guess", guess.text)) }
        if result.crowdDiffersFromMostCommon, !result.mostCommon.isEmpty {
            let types = result.mostCommon.map(\.text).joined(separator: ", ")
            lines.append(strings(result.mostCommon.count > 1 ? "result.common-several" : "dig.mostCommon", types))
        }
        if result.votes > 0 {
            lines += result.axes.map { axis in
                "\(axis.axis.first) \(axis.firstVotes) \(strings.percent(String(axis.firstPercent)))  ·  "
                    + "\(strings.percent(String(axis.secondPercent))) \(axis.secondVotes) \(axis.axis.second)"
            }
            lines += result.types.filter { $0.votes > 0 }.map {
                "\($0.type.text)  \($0.votes)  \(strings.percent(String($0.percent)))"
            }
        }
        if let mine = result.mineShare {
            lines.append(
                result.othersWithMine == 0
                    ? strings("result.mine-alone", mine.type.text)
                    : strings.counted("dig.mine", result.othersWithMine, mine.type.text, String(mine.percent)))
        }
        return lines
    }
}
