import Domain
import FeatureKit

struct ResultFormatter {
    /// The number of types on the page; a key shows all sixteen.
    static let shown = 5

    let strings: Strings
    let readerType: MBTI?

    func content(of reading: ResultReading) -> ResultState.Content {
        let character = reading.character
        let count = strings.counted("dig.votes", reading.visibility.votes)
        // Adds the age of a server's numbers in the breadcrumb trail, which has the space.
        let votes = reading.isOfServer ? "\(count) · \(reading.people)" : count
        let open = reading.visibility.result.map { self.open($0, reading) }
        let name = character.name[strings.language]
        let work = character.work.titled(strings.language)
        return ResultState.Content(
            character: DugState(character), name: name, workID: character.work.id, work: work, votes: votes,
            open: open, others: others(reading), reviews: open == nil ? [] : reading.reviews.map(review),
            reviewsTitle: open == nil || reading.reviews.isEmpty
                ? "" : "\(strings["character.reviews"]) \(reading.reviewCount)",
            neighbours: neighbours(reading),
            plainText: plainText(name, work, votes, open))
    }

    private func open(_ result: VoteResult, _ reading: ResultReading) -> ResultState.Open {
        let most = result.types.first?.votes ?? 0
        let named = result.types.filter { $0.votes > 0 }
        let remark = reading.isOfServer ? "" : reading.people
        let sentences =
            EditorText.sentences(of: result, strings) + standing(result) + self.sentences(result) + ending(reading)
        return ResultState.Open(
            crowd: result.crowd?.text, remark: remark, axes: result.axes.map { axis($0, of: result) },
            shares: named.map { share($0, most: most, mine: result.mine) },
            rest: rest(named: named.count), withoutVotes: withoutVotes(named: named.count),
            sentences: sentences, hero: hero(result, remark, sentences), voters: result.byVoter.map(voter),
            allTypes: allTypes(result),
            byVoter: byVoter(result), overTime: overTime(reading.periods), isMine: result.mine != nil)
    }

    /// Shows the editor's type if the viewer's vote is the only one, because the crowd's would repeat it.
    private func hero(_ result: VoteResult, _ remark: String, _ sentences: [String]) -> ResultState.Hero {
        let figure = strings.counted("dig.votes", result.votes)
        if result.isMineAlone, let mine = result.mine, let editor = result.editor {
            return ResultState.Hero(
                caption: strings["result.editor-says"], type: editor.text, remark: "", figure: figure,
                sentences: [strings("result.mine-only", mine.text)] + sentences)
        }
        // The figure already says how many agree with the crowd's type.
        let common = result.crowdDiffersFromMostCommon ? nil : commonSentence(result)
        let agreeing = result.types.first { $0.type == result.crowd?.type }?.votes ?? 0
        return ResultState.Hero(
            caption: strings["result.crowd-says"], type: result.crowd?.text, remark: remark,
            figure: agreeing == 0 || result.isMineAlone
                ? figure : strings.counted("result.say-it", agreeing, String(result.votes)),
            sentences: sentences.filter { $0 != common })
    }

    private func voter(_ view: VoterView) -> ResultState.Voter {
        ResultState.Voter(
            name: view.voter?.text ?? strings["result.no-type"], type: view.crowd.text, votes: view.crowd.votes)
    }

    /// Remarks whether the crowd's type is provisional, and what the editor guessed before the viewer voted.
    private func standing(_ result: VoteResult) -> [String] {
        [
            result.crowd != nil && result.isProvisional
                ? strings("result.provisional", String(result.settledVotes)) : nil,
            result.mine == nil ? result.guess.map { strings("result.guess", $0.text) } : nil,
        ].compactMap { $0 }
    }

    /// Notes that the whole cast is dug; the strip below lists its types side by side.
    private func ending(_ reading: ResultReading) -> [String] {
        let cast = reading.cast.filter { !$0.isGone }
        guard cast.count > 1, cast.allSatisfy(\.isDug) else { return [] }
        return [strings("result.cast-done", String(cast.count), reading.character.work.title[strings.language])]
    }

    private func axis(_ axis: AxisResult, of result: VoteResult) -> ResultState.Axis {
        let editor = result.mine == nil ? result.guess : result.editor
        let percents = axis.votes == 0 ? [] : [axis.firstPercent, axis.secondPercent].map { strings.percent("\($0)") }
        return ResultState.Axis(
            first: String(axis.axis.first), second: String(axis.axis.second),
            share: axis.votes == 0 ? 0 : Double(axis.firstVotes) / Double(axis.votes),
            percents: axis.votes == 0 ? "" : "\(Self.padded(axis.firstPercent)) | \(Self.padded(axis.secondPercent))",
            firstPercent: percents.first ?? "", secondPercent: percents.last ?? "",
            mine: result.mine.map { String($0.letter(on: axis.axis)) },
            editor: editor.map { String($0.letter(on: axis.axis)) })
    }

    private func share(_ share: TypeShare, most: Int, mine: MBTI?) -> ResultState.Share {
        ResultState.Share(
            type: share.type.text, length: most == 0 ? 0 : Double(share.votes) / Double(most),
            votes: String(share.votes), percent: strings.percent(String(share.percent)), isMine: share.type == mine)
    }

    private func rest(named: Int) -> String {
        let more = max(0, named - Self.shown)
        return [more > 0 ? strings("result.more-types", String(more)) : "", withoutVotes(named: named)]
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func withoutVotes(named: Int) -> String {
        let none = MBTI.all.count - named
        return none > 0 && none < MBTI.all.count ? strings("result.no-vote-types", String(none)) : ""
    }

    private func sentences(_ result: VoteResult) -> [String] {
        if result.isMineAlone {
            return result.editor == nil ? [strings("result.mine-only", result.mine?.text ?? "")] : []
        }
        var lines = result.axes.filter(\.isClose).map { axis in
            strings(
                "result.close", String(axis.axis.first), String(axis.axis.second), String(axis.firstVotes),
                String(axis.secondVotes))
        }
        lines += result.axes.filter { $0.isTied && $0.votes > 0 }.map { axis in
            strings.counted("result.tied", axis.firstVotes, String(axis.axis.first), String(axis.axis.second))
        }
        if let mine = result.mine {
            lines.append(
                result.othersWithMine == 0
                    ? strings("result.mine-alone", mine.text)
                    : strings.counted(
                        "result.mine", result.othersWithMine, mine.text, String(result.mineShare?.percent ?? 0)))
        }
        if let common = commonSentence(result) { lines.append(common) }
        // Skips a type with the viewer as its only voter; an earlier sentence covers that vote.
        if let readerType, let view = result.view(of: readerType), view.crowd.votes > 1 || result.mine == nil {
            lines.append(strings.counted("result.my-type", view.crowd.votes, readerType.text, view.crowd.text))
        }
        return lines
    }

    private func commonSentence(_ result: VoteResult) -> String? {
        guard let crowd = result.crowd, let first = result.mostCommon.first else { return nil }
        if result.mostCommon.count > 1 {
            return strings("result.common-several", result.mostCommon.map(\.text).joined(separator: ", "))
        }
        return result.crowdDiffersFromMostCommon
            ? strings("result.common-differs", first.text, crowd.text)
            : result.isProvisional ? nil : strings("result.common", first.text)
    }

    private func allTypes(_ result: VoteResult) -> ResultTable {
        ResultTable(
            title: strings["result.all-types"],
            header: ["", strings["result.votes"], "%"],
            rows: result.types.map { share in
                [
                    share.type == result.mine ? strings("result.you", share.type.text) : share.type.text,
                    String(share.votes), String(share.percent),
                ]
            }, remark: strings["result.all-types-remark"])
    }

    private func byVoter(_ result: VoteResult) -> ResultTable {
        ResultTable(
            title: strings["result.by-voter"],
            header: [strings["result.voters"], strings["result.see"], strings["result.votes"]],
            rows: result.byVoter.map(voter).map { [$0.name, $0.type, String($0.votes)] },
            remark: result.byVoter.isEmpty ? strings["result.no-votes"] : strings["result.tie-remark"])
    }

    private func overTime(_ periods: [VotePeriod]) -> ResultTable {
        ResultTable(
            title: strings["result.over-time"],
            header: [strings["result.month"], strings["result.crowd"], strings["result.votes"]],
            rows: periods.map { [$0.text, $0.crowd.text, String($0.crowd.votes)] },
            remark: periods.isEmpty ? strings["result.no-votes"] : strings["result.tie-remark"])
    }

    private func others(_ reading: ResultReading) -> [ResultState.Other] {
        reading.cast.filter { $0.id != reading.character.id }.map { character in
            ResultState.Other(
                character: DugState(character), name: character.name[strings.language],
                type: character.isDug ? TypeText.short(character.visibility, strings) : "")
        }
    }

    private func review(_ review: Review) -> ResultState.Review {
        let author = review.author
        let name = author.nickname.isEmpty ? strings["review.left-member"] : author.nickname
        return ResultState.Review(
            author: author.type.map { "\(name) \($0.text)" } ?? name,
            text: review.shownText?.replacing("\n", with: " ") ?? strings["review.spoiler-open"])
    }

    private func neighbours(_ reading: ResultReading) -> [DugState] {
        let cast = reading.cast
        guard cast.count > 1, let place = cast.firstIndex(where: { $0.id == reading.character.id }) else { return [] }
        return [cast[(place + cast.count - 1) % cast.count], cast[(place + 1) % cast.count]].map { DugState($0) }
    }

    private func plainText(_ name: String, _ work: String, _ votes: String, _ open: ResultState.Open?) -> String {
        var lines = ["\(name) · \(work) · \(votes)"]
        if let open {
            lines.append([strings["result.crowd-says"], open.crowd ?? "-", open.remark].joined(separator: " "))
            lines += open.axes.filter { !$0.percents.isEmpty }.map { "\($0.first) \($0.percents) \($0.second)" }
            lines += open.shares.prefix(Self.shown).map { "\($0.type) \($0.votes) \($0.percent)" }
            lines += open.sentences
        }
        return lines.joined(separator: "\n")
    }

    private static func padded(_ number: Int) -> String {
        let text = String(number)
        return String(repeating: " ", count: max(0, 2 - text.count)) + text
    }
}
