package import Domain

/// Writes what a member has done: as one JSON document, as CSV with one row per record, or as Markdown.
package struct MomentumWriter: Sendable {
    private let language: Language

    /// `language` is that of names in CSV and Markdown; JSON has both.
    package init(language: Language) { self.language = language }

    /// With a newline at its end.
    package func json(_ record: MomentumRecord) -> String {
        let votes = record.votes.map { row in
            Self.object([
                ("character", .text(row.character.id.rawValue)), ("name_en", .text(row.character.name.english)),
                ("name_ko", .text(row.character.name.korean)), ("work", .text(row.character.work.id.rawValue)),
                ("type", .text(row.vote.ballot.type.text)), ("before", Self.text(row.vote.before?.text)),
                ("reason", Self.text(row.vote.ballot.reason)), ("at", .text(RFC3339.text(row.vote.votedAt))),
            ])
        }
        let wished = record.wished.map { wish in
            Self.object([("work", .text(wish.id.rawValue)), ("at", Self.text(wish.wishedAt.map(RFC3339.text)))])
        }
        let watched = record.watched.map { entry in
            Self.object([
                ("work", .text(entry.work.id.rawValue)), ("at", .text(entry.watching.date.text)),
                ("rating", entry.watching.rating.map { .number($0.stars) } ?? .null),
                ("note", Self.text(entry.watching.note)), ("drink", Self.text(entry.watching.drink?.rawValue)),
                ("rewatch", .bool(entry.watching.isRewatch)),
                ("tags", .list(entry.watching.tags.map { .text($0) })),
            ])
        }
        func post(_ character: CharacterSummary, _ text: SpoilerText, _ moment: Int64) -> [(String, ExchangeValue)] {
            [
                ("character", .text(character.id.rawValue)), ("text", .text(text.revealed())),
                ("spoiler", .bool(text.isSpoiler)), ("at", .text(RFC3339.text(moment))),
            ]
        }
        let reviews = record.reviews.map {
            Self.object(post($0.character, $0.text, $0.writtenAt) + [("likes", ExchangeValue.integer($0.likes))])
        }
        let comments = record.comments.map {
            Self.object(post($0.character, $0.comment.text, $0.comment.writtenAt))
        }
        let document = Self.object([
            ("nickname", .text(record.member.nickname)), ("type", Self.text(record.member.type?.text)),
            ("agreement_percent", record.agreement.percent.map { .integer($0) } ?? .null),
            ("bias_points", Self.object(record.agreement.biases.map { ("\($0.axis)", .integer($0.roundedPoints)) })),
            ("votes", .list(votes)), ("wished", .list(wished)),
            ("watched", .list(watched)), ("reviews", .list(reviews)), ("comments", .list(comments)),
        ])
        return JSONText.pretty(document) + "\n"
    }

    /// The columns are kind, time, character, work, type or rating, text, the previously voted type, whether it spoils,
    /// the drink's id, and whether the work had been seen before.
    package func csv(_ record: MomentumRecord) -> String {
        var text = CSVText.row([
            "kind", "at", "character", "work", "value", "text", "before", "spoiler", "drink", "rewatch",
        ])
        for row in record.votes {
            text += CSVText.row([
                "vote", RFC3339.text(row.vote.votedAt), row.character.name[language],
                row.character.work.title[language],
                row.vote.ballot.type.text, row.vote.ballot.reason ?? "", row.vote.before?.text ?? "", "",
                "", "",
            ])
        }
        for wish in record.wished {
            text += CSVText.row([
                "wish", wish.wishedAt.map(RFC3339.text) ?? "", "", wish.work.title[language], "", "", "", "", "", "",
            ])
        }
        for entry in record.watched {
            text += CSVText.row([
                "watched", Self.shown(entry.watching.date), "", entry.work.title[language],
                entry.watching.rating.map { NumberText.short($0.stars) } ?? "", entry.watching.note ?? "", "", "",
                entry.watching.drink?.rawValue ?? "", entry.watching.isRewatch ? "yes" : "",
            ])
        }
        func post(_ kind: String, _ character: CharacterSummary, _ text: SpoilerText, _ moment: Int64) -> String {
            CSVText.row([
                kind, RFC3339.text(moment), character.name[language], character.work.title[language], "",
                text.revealed(), "", text.isSpoiler ? "yes" : "", "", "",
            ])
        }
        for review in record.reviews { text += post("review", review.character, review.text, review.writtenAt) }
        for row in record.comments { text += post("comment", row.character, row.comment.text, row.comment.writtenAt) }
        return text
    }

    /// One list each of votes, wishes, watched works, reviews and comments, without empty ones.
    package func markdown(_ record: MomentumRecord) -> String {
        let isKorean = language == .korean
        var text =
            "# \(MarkdownStyle.escaped(record.member.nickname))\(record.member.type.map { " · \($0.text)" } ?? "")\n"
        func section(_ english: String, _ korean: String, _ lines: [String]) {
            guard !lines.isEmpty else { return }
            text += "\n## \(isKorean ? korean : english)\n\n"
            for line in lines { text += "- \(MarkdownStyle.escaped(line))\n" }
        }
        func day(_ moment: Int64) -> String { String(RFC3339.text(moment).prefix(10)) }
        func line(_ parts: String?...) -> String {
            parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
        }
        let spoils = isKorean ? "스포일러" : "spoiler"
        section(
            "Votes", "투표",
            record.votes.map { row in
                let before = row.vote.before.map { isKorean ? "전에는 \($0.text)" : "before \($0.text)" }
                let vote = "\(name(row.character)): \(row.vote.ballot.type.text)"
                return line(vote, before, row.vote.ballot.reason, day(row.vote.votedAt))
            })
        section("Wished", "찜한 작품", record.wished.map { line($0.work.titled(language), $0.wishedAt.map(day)) })
        section(
            "Watched", "본 작품",
            record.watched.map { entry in
                let rating = entry.watching.rating.map { ", \(NumberText.short($0.stars))/5" } ?? ""
                let drink = entry.watching.drink.map { isKorean ? "함께 \($0)" : "with \($0)" }
                return line(
                    "\(entry.work.titled(language))\(rating)", entry.watching.note?.replacing("\n", with: " "), drink,
                    entry.watching.isRewatch ? (isKorean ? "다시 봄" : "seen again") : nil,
                    String(Self.shown(entry.watching.date).prefix(10)))
            })
        func post(_ character: CharacterSummary, _ text: SpoilerText, _ moment: Int64) -> String {
            line("\(name(character)): \(text.revealed())", text.isSpoiler ? spoils : nil, day(moment))
        }
        section("Reviews", "리뷰", record.reviews.map { post($0.character, $0.text, $0.writtenAt) })
        section("Comments", "댓글", record.comments.map { post($0.character, $0.comment.text, $0.comment.writtenAt) })
        return text
    }

    private func name(_ character: CharacterSummary) -> String {
        "\(character.name[language]) · \(character.work.title[language])"
    }

    private static func object(_ members: [(String, ExchangeValue)]) -> ExchangeValue {
        .object(members.map { ExchangeValue.Member(key: $0.0, value: $0.1) })
    }

    /// The known part of a date; empty for none.
    private static func shown(_ date: WatchedDate) -> String { date == .unknown ? "" : date.text }

    private static func text(_ text: String?) -> ExchangeValue { text.map { .text($0) } ?? .null }
}
