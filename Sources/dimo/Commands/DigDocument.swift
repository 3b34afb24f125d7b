import DimoApp
import Domain
import FeatureKit

/// A character and its votes as commands print them. Fields that reveal a type are null if the viewer may not see it.
enum DigDocument {
    /// - Parameter askedAt: When a community was asked for the result; nil for never, and without one.
    static func whole(
        _ character: CharacterSummary, _ visibility: ResultVisibility, reviews: Int, askedAt: Int64?
    ) -> JSONObject {
        let counts: JSONObject = [
            "masked": visibility.result == nil, "votes": visibility.votes, "reviews": reviews,
            "as_of": askedAt.map { RFC3339.text($0) },
        ]
        return head(character) + counts + (visibility.result.map(facts) ?? masked)
    }

    static func head(_ character: CharacterSummary) -> JSONObject {
        [
            "id": character.id, "name_en": character.name.english, "name_ko": character.name.korean,
            "work": character.work.id,
        ]
    }

    static func result(_ result: VoteResult) -> JSONObject {
        ["votes": result.votes] + facts(result)
    }

    private static let masked = JSONObject(
        [
            "guess", "crowd_type", "most_common_type", "most_common_types", "provisional", "axes", "types",
            "by_voter_type", "mine",
        ].map { ($0, .null) })

    private static func facts(_ result: VoteResult) -> JSONObject {
        let axes = result.axes.map { axis in
            JSONValue.object([
                "axis": "\(axis.axis)", "first": String(axis.axis.first), "second": String(axis.axis.second),
                "first_votes": axis.firstVotes, "second_votes": axis.secondVotes, "first_percent": axis.firstPercent,
                "second_percent": axis.secondPercent,
            ])
        }
        let types = result.types.filter { $0.votes > 0 }.map { ($0.type.text, $0.votes.json) }
        let voters = result.byVoter.map { view -> (String, JSONValue) in
            (view.voter?.text ?? "none", .object(["crowd_type": view.crowd.text, "votes": view.crowd.votes]))
        }
        let single = result.mostCommon.count == 1 ? result.mostCommon.first?.text : nil
        return [
            "guess": result.guess?.text, "crowd_type": result.crowd?.text, "most_common_type": single,
            "most_common_types": result.mostCommon.map(\.text), "provisional": result.isProvisional, "axes": axes,
            "types": JSONObject(types), "by_voter_type": JSONObject(voters), "mine": result.mine?.text,
        ]
    }
}

struct DigText {
    let strings: Strings

    func lines(_ character: CharacterSummary, _ visibility: ResultVisibility, people: String) -> [String] {
        let head = head(character)
        guard let result = visibility.result else {
            return [head, strings.counted("dig.votes", visibility.votes), strings("dig.masked", character.id.rawValue)]
        }
        return [head] + self.result(result, people: people)
    }

    func head(_ character: CharacterSummary) -> String {
        "\(character.name[strings.language]) · \(character.work.titled(strings.language))"
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
                    ? strings(result.isMineAlone ? "result.mine-only" : "result.mine-alone", mine.type.text)
                    : strings.counted("dig.mine", result.othersWithMine, mine.type.text, String(mine.percent)))
        }
        return lines + EditorText.sentences(of: result, strings)
    }
}
