import Domain
import Foundation
import TestSupport
import Testing

@testable import Persistence

/// Stored JSON equals what Foundation writes with sorted keys, byte by byte, and is read back unchanged: Foundation
/// wrote the rows of older versions, and an unchanged record must give the same text.
struct JSONMembersTests {
    private static let awkward = [
        "", "a \"quoted\" word", "back\\slash / slash", "two\nlines\tand a tab", "\u{1}\u{1F}", "한글과 👨‍👩‍👧‍👦", "e\u{301}",
        "\u{2028}\u{FEFF}",
    ]

    private static let numbers = [0, -1, 22.5, 1.0 / 3, 1e-7, 1e14, 1e15, 1.5e300]

    private func rewritten(_ text: String) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let tree = try JSONDecoder().decode(JSONTree.self, from: Data(text.utf8))
        return String(decoding: try encoder.encode(tree), as: UTF8.self)
    }

    private func drink(_ text: String, _ number: Double) -> Drink {
        let both = LocalizedText(english: text, korean: "한 \(text)")
        return Drink(
            id: "my-drink", name: both, aliases: [text, text], year: 1919, creator: text, summary: both, base: .gin,
            lines: [
                DrinkLine(
                    ingredient: "gin", amount: number, amountMax: number, unit: .other(text), isOptional: true,
                    isExact: true, isAfter: true, note: both,
                    substitutes: [
                        DrinkSubstitute(ingredient: "rum", amount: number, unit: .dash),
                        DrinkSubstitute(ingredient: "vodka"),
                    ]),
                DrinkLine(ingredient: "lime", amount: nil, unit: .whole),
            ],
            steps: [both, both], techniques: [.shake, .build], glass: "coupe", serving: .up, garnish: both,
            tools: ["jigger"], tags: ["sour", "my-tag"], source: text, iba: .newEra, variantOf: "negroni",
            color: "#ff0000")
    }

    @Test(arguments: zip(awkward, numbers)) func `a drink's JSON is read back and rewritten unchanged`(
        text: String, number: Double
    ) throws {
        let drink = drink(text, number)
        let body = try OwnRecordBody.text(.drink(drink))
        #expect(try body == rewritten(body))
        #expect(try OwnRecordBody.drink("my-drink", body) == drink)
    }

    @Test(arguments: zip(awkward, numbers)) func `an ingredient's JSON is read back and rewritten unchanged`(
        text: String, number: Double
    ) throws {
        let both = LocalizedText(both: text)
        let ingredient = Ingredient(
            id: "my-own", name: both, parent: "gin", isBrand: true, category: .spirit,
            content: IngredientContent(
                strength: number, sugar: number, acid: number, kilocalories: number, color: text,
                pieceMillilitres: number, pieceSugar: number, dryGramsPerTeaspoon: number,
                dryMillilitresPerGram: number),
            origin: both, summary: both, aliases: [text], shelfLifeDays: 60, parts: ["rum", "gin"], isStaple: true)
        let body = try OwnRecordBody.text(.ingredient(ingredient))
        #expect(try body == rewritten(body))
        #expect(try OwnRecordBody.ingredient("my-own", body) == ingredient)
    }

    @Test func `a minimal record has a minimal JSON text`() throws {
        let least = Ingredient(
            id: "my-own", name: LocalizedText(english: "A", korean: "가"), category: .other)
        #expect(
            try OwnRecordBody.text(.ingredient(least)) == #"{"category":"other","name":{"en":"A","ko":"가"}}"#)
        let tag = Domain.Tag(id: "my-tag", name: LocalizedText(english: "A", korean: "가"))
        #expect(try OwnRecordBody.text(.tag(tag)) == #"{"en":"A","ko":"가"}"#)
        let tool = Tool(id: "my-tool", name: tag.name, summary: LocalizedText(both: ""))
        #expect(try OwnRecordBody.text(.tool(tool)) == #"{"name":{"en":"A","ko":"가"}}"#)
        let summed = Tool(id: "my-tool", name: tag.name, summary: LocalizedText(english: "", korean: "나"))
        #expect(
            try OwnRecordBody.text(.tool(summed)) == #"{"name":{"en":"A","ko":"가"},"summary":{"en":"","ko":"나"}}"#)
    }

    @Test func `a drink's required lists are written even if they are empty`() throws {
        let drink = Drink(
            id: "my-drink", name: LocalizedText(both: "A"), summary: LocalizedText(both: ""), base: .gin, lines: [],
            steps: [], techniques: [], glass: "coupe", serving: .up)
        let body = try OwnRecordBody.text(.drink(drink))
        #expect(
            body == """
                {"base":"gin","glass":"coupe","lines":[],"name":{"en":"A","ko":"A"},"serving":"up","steps":[],\
                "summary":{"en":"","ko":""},"techniques":[]}
                """)
        #expect(try OwnRecordBody.drink("my-drink", body) == drink)
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan]) func `a number that JSON cannot hold is refused`(
        number: Double
    ) {
        #expect(throws: JSONMembers.NoNumber.self) { try OwnRecordBody.text(.drink(drink("a", number))) }
    }

    @Test(arguments: zip(awkward, numbers)) func `a history step's JSON is read back unchanged`(
        text: String, number: Double
    ) throws {
        let changes = [
            RowChange(
                table: "bottle", before: nil,
                after: ["b": .text(text), "a": .real(number), "d": .none, "c": .integer(.max)]),
            RowChange(table: "made", before: ["note": .text(text)], after: nil),
        ]
        let kept = try Journal.text(of: changes)
        let read = try JSONDecoder().decode([RowChange].self, from: Data(kept.utf8))
        #expect(read.count == 2)
        for (change, before) in zip(read, changes) {
            #expect(change.table == before.table)
            #expect(isAlike(change.before, before.before) && isAlike(change.after, before.after))
        }
        #expect(kept.contains(#"{"after":{"a":"#))
        #expect(try Journal.text(of: []) == "[]")
    }

    private func isAlike(_ row: [String: JournalValue]?, _ other: [String: JournalValue]?) -> Bool {
        guard let row, let other else { return row == nil && other == nil }
        return row.count == other.count && row.allSatisfy { other[$0.key]?.isAlike($0.value) == true }
    }
}
