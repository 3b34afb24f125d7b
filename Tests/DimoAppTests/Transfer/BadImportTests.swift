import Domain
import Foundation
import TestSupport
import Testing

@testable import DimoApp

/// Any file gives a clear message, its valid records are imported, and nothing is lost.
@MainActor
struct BadImportTests {
    private static let good =
        #"{"name":"Good One","instructions":"Stir.","ingredients":[{"name":"Gin","amount":30,"units":"ml"}]}"#

    @Test(arguments: [
        (#"{"name":"","instructions":"x","ingredients":[]}"#, "name"),
        (#"{"instructions":"x","ingredients":[]}"#, "name"),
        (#"{"name":"Below","instructions":"x","ingredients":[{"name":"Gin","amount":-1,"units":"ml"}]}"#, "below 0"),
        (#"{"name":"Flood","instructions":"x","ingredients":[{"name":"Gin","amount":99999,"units":"oz"}]}"#, "litres"),
        (#"{"name":"Words","instructions":"x","ingredients":[{"name":"Gin","amount":[1],"units":"ml"}]}"#, "amount"),
        (#"{"name":"Bare","instructions":"x","ingredients":[]}"#, "ingredient"),
        (#"{"name":"Nameless line","instructions":"x","ingredients":[{"amount":1,"units":"ml"}]}"#, "name"),
        (
            "{\"name\":\"Crowd\",\"instructions\":\"x\",\"ingredients\":[{\"name\":\"Gin\",\"amount\":1,\"units\":\"ml\",\"substitutes\":["
                + (0..<1_000).map { "{\"name\":\"S\($0)\"}" }.joined(separator: ",") + "]}]}", "substitutes"
        ),
        (#"17"#, ""), (#""text""#, ""), ("null", ""),
    ])
    func `a bad record is reported with its reason, and the good ones are imported`(
        record: String, reason: String
    ) async throws {
        let world = try await ExchangeWorld()
        let report = try await world.bring(world.write("[\(record),\(Self.good)]", "a.json"), format: .barAssistant)
        #expect(report.recipes.failed == 1, "\(report)")
        #expect(reason.isEmpty || report.failures.first?.reason.contains(reason) == true, "\(report.failures)")
        #expect(report.recipes.read == report.recipes.imported + report.recipes.skipped + report.recipes.failed)
        #expect(try await world.store.drinks.drink("my-good-one") != nil)
    }

    @Test func `unknown units are kept; HTML and escape codes are removed`() async throws {
        let world = try await ExchangeWorld()
        let text =
            #"[{"name":"\u001b]0;owned\u0007<script>alert(1)</script>Red\u001b[31m \u202eFizz","instructions":"<p>Shake</p><p>Pour \u009b2J</p>","#
            + #""ingredients":[{"name":"G\u0000in\u001b[2J","amount":2,"units":"whispers"}]}]"#
        let report = try await world.bring(world.write(text, "a.json"))
        #expect(report.recipes.failed == 0, "\(report.failures)")
        let ids = try await world.store.drinks.drinks(in: 0..<1_000, by: .english).map(\.id)
        let id = try #require(ids.first { $0.rawValue.hasPrefix("my-") })
        let drink = try #require(try await world.store.drinks.drink(id))
        let all = [drink.name.english] + drink.steps.map(\.english)
        for text in all {
            let bad = text.unicodeScalars.filter {
                $0.value < 0x20 || (0x7f...0x9f).contains($0.value) || $0.value == 0x202e
            }
            #expect(bad.isEmpty, "\(text.debugDescription)")
            #expect(!text.contains("<"))
        }
        #expect(drink.lines.first?.unit == .other("whispers"))
        #expect(drink.lines.first?.ingredient == "gin")
    }

    @Test func `ingredients in a parent cycle are rejected, and the others imported`() async throws {
        let world = try await ExchangeWorld()
        let folder = "pack/data/ingredients"
        for (id, parent) in [("aaa", "bbb"), ("bbb", "aaa"), ("ccc", "ccc")] {
            _ = try world.write(
                #"{"_id":"\#(id)","_parent_id":"\#(parent)","name":"Odd \#(id)"}"#, "\(folder)/\(id)/data.json")
        }
        _ = try world.write(#"{"_id":"ddd","name":"Odd ddd","strength":20}"#, "\(folder)/ddd/data.json")
        let report = try await world.bring(world.path("pack"))
        #expect(report.recipes.failed == 3, "\(report)")
        #expect(report.failures.allSatisfy { $0.reason.contains("would form a loop") })
        #expect(try await world.store.ingredients.ingredient("my-odd-ddd") != nil)
        #expect(try await world.store.ingredients.ingredient("my-odd-aaa") == nil)
    }

    @Test func `legacy Korean and Western encodings are read, and others are rejected`() async throws {
        let world = try await ExchangeWorld()
        let korean =
            Array("id,name_en,ingredient,amount,unit\n,".utf8) + [0xb4, 0xde, 0xba, 0xfb]
            + Array(",Gin,30,ml\n".utf8)
        #expect(try await world.bring(world.write(korean, "k.csv")).recipes.imported == 1)
        let western = Array("name,ingredient,amount,unit\nCaf".utf8) + [0xe9] + Array(" Lune,Gin,30,ml\n".utf8)
        #expect(try await world.bring(world.write(western, "w.csv")).recipes.imported == 1)
        #expect(try await world.store.drinks.drink("my-cafe-lune") != nil)
        let noise =
            Array("name,ingredient,amount,unit\nX".utf8) + [0xff, 0xfe, 0x81, 0xfd] + Array(",Gin,30,ml\n".utf8)
        let report = try await world.bring(world.write(noise, "n.csv"))
        #expect(report.failures.first?.reason.contains("UTF-8") == true, "\(report)")
    }

    @Test func `a file without recipes is refused`() async throws {
        let world = try await ExchangeWorld()
        for (bytes, name) in [([UInt8](), "empty"), (Array("hello".utf8), "text"), ([0, 1, 2, 3, 255], "noise")] {
            let path = try world.write(bytes, name)
            await #expect(throws: TransferProblem.self, "\(name)") { _ = try await world.bring(path) }
        }
        await #expect(throws: TransferProblem.self) { _ = try await world.bring(world.path("nowhere")) }
    }

    @Test func `a file of 50 MB is imported record by record`() async throws {
        let world = try await ExchangeWorld()
        let path = world.path("large.json")
        _ = FileManager.default.createFile(atPath: path, contents: Data("[".utf8))
        let file = try #require(FileHandle(forWritingAtPath: path))
        let filler = String(repeating: "x", count: 1_000_000)
        try file.seekToEnd()
        for number in 0..<52 {
            // Records larger than any stored text fail alone.
            try file.write(
                contentsOf: Data(
                    (#"{"name":"Big \#(number)","instructions":"\#(filler)","ingredients":[]},"#).utf8))
        }
        try file.write(contentsOf: Data("\(Self.good)]".utf8))
        try file.close()
        let report = try await world.bring(path)
        #expect(report.recipes.failed == 52)
        #expect(report.recipes.imported == 1)
    }

    @Test func `a truncated file imports its complete records and reports the broken one`() async throws {
        let world = try await ExchangeWorld()
        let report = try await world.bring(world.write("[\(Self.good),{\"name\":\"Half", "a.json"))
        #expect(report.recipes.imported == 1)
        #expect(report.recipes.failed == 1)
    }
}
