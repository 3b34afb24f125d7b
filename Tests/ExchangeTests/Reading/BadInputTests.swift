import Domain
import Exchange
import TestSupport
import Testing

/// An invalid record fails with its reason, without affecting the others.
struct BadInputTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let record: String
        let reason: String

        var testDescription: String { reason }
    }

    @Test(arguments: [
        Case(record: Samples.recipe(name: "null"), reason: "name: is missing: add a name"),
        Case(record: Samples.recipe(name: "\"  \\u001b[31m \""), reason: "name: is missing: add a name"),
        Case(record: Samples.recipe(name: "[1]"), reason: "name: is not a string: use a string or null"),
        Case(
            record: Samples.recipe(name: "\"\(String(repeating: "x", count: 121))\""),
            reason: "name: has 121 characters; the limit is 120: shorten it"),
        Case(
            record: Samples.recipe(line: "{\"name\":\"Gin\",\"amount\":-5,\"units\":\"ml\"}"),
            reason: "ingredients[0].amount: -5 is below 0: give a positive amount"),
        Case(
            record: Samples.recipe(line: "{\"name\":\"Gin\",\"amount\":\"-5\",\"units\":\"ml\"}"),
            reason: "ingredients[0].amount: -5 is below 0: give a positive amount"),
        Case(
            record: Samples.recipe(line: "{\"name\":\"Gin\",\"amount\":99999,\"units\":\"oz\"}"),
            reason: "ingredients[0].amount: 99999 oz is more than 10 litres: check the unit"),
        Case(
            record: Samples.recipe(line: "{\"name\":\"Gin\",\"amount\":1e308,\"units\":\"bunch\"}"),
            reason: "ingredients[0].amount: 1e+308 is more than 10,000: check the amount"),
        Case(
            record: Samples.recipe(line: "{\"name\":\"Gin\",\"amount\":true,\"units\":\"ml\"}"),
            reason: "ingredients[0].amount: is not a number: use a number or null"),
        Case(
            record: Samples.recipe(line: "{\"amount\":5,\"units\":\"ml\"}"),
            reason: "ingredients[0].name: is missing: add a name"),
        Case(record: Samples.recipe(line: " "), reason: "ingredients: is empty: a drink needs at least one"),
        Case(
            record: Samples.recipe(line: "7"),
            reason: "ingredients[0]: is not an object: use {\"name\": \"…\"}"),
        Case(record: Samples.recipe(more: ",\"tags\":{}"), reason: "tags: is not a list: use […]"),
        Case(
            record: Samples.recipe(line: "{\"name\":\"Gin\",\"strength\":140}"),
            reason: "ingredients[0].strength: 140 is not within 0 to 100%"),
        Case(
            record: Samples.recipe(line: Array(repeating: "{\"name\":\"Gin\"}", count: 101).joined(separator: ",")),
            reason: "ingredients: has 101 entries; the limit is 100: remove some"),
        Case(
            record: Samples.recipe(instructions: "\"\((1...101).map { "\($0). Stir." }.joined(separator: "\\n"))\""),
            reason: "instructions: has 101 steps; the limit is 100: join some"),
        Case(
            record: Samples.recipe(instructions: "\"\(String(repeating: "x", count: 4001))\""),
            reason: "instructions: has 4001 characters; the limit is 4000: shorten it"),
        Case(
            record: Samples.recipe(
                line:
                    "{\"name\":\"Gin\",\"substitutes\":[\(Array(repeating: "{\"name\":\"X\"}", count: 1000).joined(separator: ","))]}"
            ),
            reason: "ingredients[0].substitutes: has 1000 entries; the limit is 100: remove some"),
        Case(
            record: "{\"name\":\"x\",\"instructions\":\"y\",}",
            reason: "is not valid JSON at byte 32 (missing name): fix or remove the record"),
    ])
    func `a bad record fails alone`(bad: Case) throws {
        let batch = try Samples.read(
            "[\(Samples.recipe(name: "\"Before\"")),\(bad.record),\(Samples.recipe(name: "\"After\""))]")
        #expect(batch.failures.map(\.reason) == [bad.reason])
        #expect(batch.failures.map(\.kind) == [.drink])
        #expect(batch.drinks.map(\.value.id) == ["before", "after"])
        #expect(batch.readCount == 4)
    }

    @Test func `a failed recipe adds no ingredient`() throws {
        let line = "{\"name\":\"Ghost\"},{\"name\":\"Gin\",\"amount\":-1}"
        let batch = try Samples.read(
            "[\(Samples.recipe(line: "{\"name\":\"Ghost\",\"substitutes\":{}}")),\(Samples.recipe(line: line))]")
        #expect(batch.ingredients.isEmpty && batch.failures.count == 2)
    }

    @Test func `ingredients with cyclic parents or duplicate ids fail`() throws {
        let batch = try Samples.read(
            """
            [{"_id":"a","_parent_id":"b","name":"A"},{"_id":"b","_parent_id":"c","name":"B"},
            {"_id":"c","_parent_id":"a","name":"C"},{"_id":"d","_parent_id":"a","name":"D","strength":5},
            {"_id":"d","name":"D again"},{"_id":"e","_parent_id":"zz","name":"E"},{"_id":"f","name":"F","strength":-3}]
            """)
        #expect(batch.ingredients.map(\.value.id) == ["d", "e"])
        #expect(batch.ingredients.map(\.value.parent) == [nil, nil])
        #expect(batch.failures.map(\.place.record) == ["F", "D again", "A", "B", "C"])
        #expect(batch.failures[2].reason == "_parent_id: \"b\" would form a loop: choose another one, or none")
        #expect(batch.warnings.count == 2 && batch.readCount == 7)
    }

    @Test func `a duplicate id among recipes fails the second one`() throws {
        let batch = try Samples.read(
            "[\(Samples.recipe(more: ",\"_id\":\"x\"")),\(Samples.recipe(more: ",\"_id\":\"x\""))]")
        #expect(batch.drinks.count == 1)
        #expect(batch.failures.map(\.reason) == ["_id: \"x\" appears twice: give one of them another ID"])
    }

    @Test func `a truncated file yields the records before the cut`() throws {
        let batch = try Samples.read("[\(Samples.recipe()),{\"name\":\"Cut\",\"instru")
        #expect(batch.drinks.count == 1)
        #expect(
            batch.failures.map(\.reason) == [
                "the file is cut off in the middle of this record: download or export it again"
            ])
    }

    @Test func `endless nesting is refused`() throws {
        let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        let batch = try Samples.read("[\(Samples.recipe()),\(Samples.recipe(more: ",\"x\":\(deep)"))]")
        #expect(batch.drinks.count == 1)
        #expect(batch.failures.first?.reason.contains("more than 64 levels") == true)
    }

    @Test func `names, steps, notes, places and reasons contain no escape codes or mark-up`() throws {
        let evil = "\\u001b]0;title\\u0007Evil\\u001b[2J \\u202eDrink\\u0000\\u009b31m"
        let batch = try Samples.read(
            "[\(Samples.recipe(name: "\"\(evil)\"", instructions: "\"<p>Shake <b>hard</b>.</p><script>alert(1)</script><p>&lt;Strain&gt;&#27;[31m</p>\"")),"
                + "\(Samples.recipe(name: "\"\(evil)\"", line: "{\"name\":\"\(evil)\",\"amount\":-1}"))]")
        let drink = try #require(batch.drinks.first?.value)
        #expect(drink.name.english == "Evil Drink")
        #expect(drink.steps.map(\.english) == ["Shake hard.", "<Strain>"])
        #expect(batch.failures.map(\.place.record) == ["Evil Drink"])
    }

    @Test(arguments: ["[", "<b", ". a", "<script></script>", "1. ", "*_", "&#", "<!--x-->", "\"\"", "(["])
    func `texts made to be slow are read quickly`(piece: String) throws {
        let text = ExchangeValue.text(String(repeating: piece, count: 39_000 / piece.count)).json
        let start = ContinuousClock.now
        _ = try Samples.read("[\(Samples.recipe(instructions: text)),\(Samples.recipe(name: text))]")
        // Takes a second in a debug build on a busy machine; without the limits, minutes.
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test func `many recipes with one name are numbered without a scan of all earlier ones`() throws {
        let batch = try Samples.read("[\(Array(repeating: Samples.recipe(), count: 2000).joined(separator: ","))]")
        #expect(batch.drinks.last?.value.id == "test-2000")
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `randomly damaged files never crash, and what is read stays consistent`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let files = ["draft-04.json", "draft-02-exchange.json", "thecocktaildb.json", "recipes.csv"]
        var own = RandomContents(seed: seed)
        let text =
            seed.isMultiple(of: 5)
            ? ExchangeWriter().text(own.contents(4), as: .dimo) : try Fixture.text(files[Int(seed) % files.count])
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0...3, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(Array("{}[]\",:\\\n\u{1b}".utf8).randomElement(using: &random) ?? 0, at: place)
            default: bytes.removeLast(min(bytes.count - 1, Int.random(in: 0...40, using: &random)))
            }
        }
        guard let batch = try? ExchangeReader().read(.bytes(bytes, name: "x")) else { return }
        for drink in batch.drinks.map(\.value) {
            #expect(drink.id.isWellFormed && !drink.name.english.isEmpty)
            #expect(!drink.name.english.unicodeScalars.contains { $0.value < 32 || (0x7f..<0xa0).contains($0.value) })
        }
        #expect(batch.readCount == batch.drinks.count + batch.ingredients.count + batch.failures.count)
    }
}
