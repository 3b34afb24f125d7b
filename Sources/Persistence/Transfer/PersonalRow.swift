import Domain
import GRDB

enum PersonalRow {
    /// - Parameter row: with the table's columns in order.
    static func record(_ row: Row, _ table: PersonalTable) -> PersonalRecord {
        PersonalRecord(
            table.columns.enumerated().compactMap { index, column in
                value(row, index, column.kind).map { PersonalRecord.Field(column.name, $0) }
            })
    }

    private static func value(_ row: Row, _ index: Int, _ kind: PersonalTable.Kind) -> PersonalValue? {
        if row.hasNull(atIndex: index) { return nil }
        switch kind {
        case .text, .body, .name, .id, .workID, .choice, .reference: return .text(row[index])
        case .names, .tags:
            let names = NameLines.names(row[index])
            return names.isEmpty ? nil : .words(names)
        case .review:
            let parts = (row[index] as String).split(separator: " ").map(String.init)
            guard parts.count == 2, let moment = Int64(parts[1]) else { return nil }
            return .text("\(parts[0]) \(RFC3339.text(moment))")
        case .integer: return .integer(row[index])
        case .number: return .number(row[index])
        case .flag: return row[index] ? .flag(true) : nil
        case .time: return .text(RFC3339.text(row[index]))
        case .watchedDate: return .text(WatchedDate(stored: row[index]).text)
        case .halves: return .number(Double(row[index] as Int64) / 2)
        case .words:
            let words = WordList.words(row[index])
            return words.isEmpty ? nil : .words(words)
        case .numbered(let words):
            let number: Int = row[index]
            return words.indices.contains(number) ? .text(words[number]) : nil
        case .type: return CommunityRows.type(row[index]).map { .text($0.text) }
        case .sign(let against, let word): return .text((row[index] as Int) < 0 ? against : word)
        }
    }

    /// Throws `ImportRefusal` for data that no version of the program wrote.
    static func row(_ record: PersonalRecord, _ table: PersonalTable) throws -> [String: JournalValue] {
        var row: [String: JournalValue] = [:]
        for column in table.columns {
            guard let value = record[column.name] else {
                guard column.isOptional || isEmpty(column.kind) else {
                    throw ImportRefusal(RecordRemark(.missing, field: column.name))
                }
                row[column.column] = column.absent ?? absent(column.kind)
                continue
            }
            row[column.column] = try stored(value, column)
        }
        return row
    }

    private static func isEmpty(_ kind: PersonalTable.Kind) -> Bool {
        switch kind {
        case .flag, .words, .names, .tags: true
        default: false
        }
    }

    private static func absent(_ kind: PersonalTable.Kind) -> JournalValue {
        switch kind {
        case .flag: .integer(0)
        case .words: .text("")
        default: .none
        }
    }

    private static func stored(_ value: PersonalValue, _ column: PersonalTable.Column) throws -> JournalValue {
        let flaw = { (sentence: RecordRemark.Sentence, values: [String]) in
            ImportRefusal(RecordRemark(sentence, values, field: column.name))
        }
        switch (column.kind, value) {
        case (.text, .text(let text)):
            return .text(String(text.prefix(4_000)))
        case (.body, .text(let text)):
            return .text(String(text.prefix(1_000_000)))
        case (.review, .text(let text)):
            return .text(text)
        case (.name(let longest), .text(let text)):
            let line = PlainText.line(text, limit: longest)
            guard !line.isEmpty else { throw flaw(.emptyName, []) }
            return .text(line)
        case (.names, .words(let words)):
            let names = words.prefix(OwnWork.mostOthers).map { PlainText.line($0, limit: OwnWork.longestName) }
            return .optional(NameLines.text(names.filter { !$0.isEmpty }))
        case (.tags, .words(let words)):
            let tags = words.prefix(Watching.mostTags).map { PlainText.line($0, limit: Watching.longestTag) }
            return .optional(NameLines.text(tags.filter { !$0.isEmpty }))
        case (.id, .text(let id)), (.workID, .text(let id)), (.reference, .text(let id)):
            guard Identifier<Drink>(id).isWellFormed else {
                throw flaw(.badID, ["\(id.prefix(60))"])
            }
            return .text(id)
        case (.choice(let words), .text(let word)):
            guard words.contains(word) else {
                throw flaw(.notOneOf, ["\(word.prefix(40))", "\(words.joined(separator: ", "))"])
            }
            return .text(word)
        case (.type, .text(let text)):
            guard let type = try? MBTI(text: text) else {
                throw flaw(.notAType, ["\(text.prefix(20))"])
            }
            return .integer(Int64(type.code))
        case (.sign(let against, let word), .text(let text)):
            guard text == against || text == word else {
                throw flaw(.notOneOf, ["\(text.prefix(40))", "\(against), \(word)"])
            }
            return .integer(text == against ? -1 : 1)
        case (.numbered(let words), .text(let word)):
            guard let number = words.firstIndex(of: word) else {
                throw flaw(.notOneOf, ["\(word.prefix(40))", "\(words.joined(separator: ", "))"])
            }
            return .integer(Int64(number))
        case (.flag, .flag(let flag)): return .integer(flag ? 1 : 0)
        case (.words, .words(let words)):
            guard words.allSatisfy({ Identifier<Drink>($0).isWellFormed }) else {
                throw flaw(.notAllIDs, [])
            }
            return .text(WordList.text(words))
        case (.time, .text(let text)):
            guard let seconds = RFC3339.seconds(text) else {
                throw flaw(.notATime, ["\(text.prefix(40))"])
            }
            return .integer(seconds)
        case (.watchedDate, .text(let text)):
            guard let date = WatchedDate(text: text) else {
                throw flaw(.notATime, ["\(text.prefix(40))"])
            }
            return .integer(date.stored)
        default: return try number(value, column)
        }
    }

    private static func number(_ value: PersonalValue, _ column: PersonalTable.Column) throws -> JournalValue {
        let number: Double
        switch value {
        case .integer(let integer): number = Double(integer)
        case .number(let real): number = real
        default: throw ImportRefusal(RecordRemark(.misplaced, field: column.name))
        }
        switch column.kind {
        case .integer(let range):
            guard number == number.rounded(), (Double(range.lowerBound)...Double(range.upperBound)).contains(number)
            else { break }
            return .integer(Int64(number))
        case .number(let range):
            guard range.contains(number) else { break }
            return .real(number)
        case .halves:
            guard number * 2 == (number * 2).rounded(), (0.5...5).contains(number) else { break }
            return .integer(Int64(number * 2))
        default: throw ImportRefusal(RecordRemark(.misplaced, field: column.name))
        }
        throw ImportRefusal(
            RecordRemark(.impossible, ["\(NumberText.trimmed(number, decimals: 3))"], field: column.name))
    }
}
