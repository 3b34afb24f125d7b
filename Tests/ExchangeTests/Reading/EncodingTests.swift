import Domain
import Exchange
import Foundation
import Testing

/// Files that are not UTF-8.
struct EncodingTests {
    private func read(_ bytes: [UInt8]) throws -> ExchangeBatch { try ExchangeReader().read(.bytes(bytes, name: "x")) }

    private func bytes(_ text: String, _ encoding: String.Encoding) throws -> [UInt8] {
        Array(try #require(text.data(using: encoding)))
    }

    @Test(arguments: [true, false])
    func `UTF-16 is recognised by its byte order mark`(isBig: Bool) throws {
        let text = Samples.recipe(name: "\"네그로니 🍸 Ñ\"")
        let units = text.utf16.flatMap {
            isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
        }
        let batch = try read((isBig ? [0xfe, 0xff] : [0xff, 0xfe]) + units)
        #expect(batch.drinks.map(\.value.name.english) == ["네그로니 🍸 Ñ"])
        #expect(try read(units).drinks.count == 1, "and by its zeros without a mark")
    }

    @Test func `a byte order mark is not part of the text`() throws {
        #expect(try read([0xef, 0xbb, 0xbf] + Array(Samples.recipe().utf8)).drinks.count == 1)
    }

    @Test func `the Korean code page of Windows is read`() throws {
        let korean = String.Encoding(rawValue: 0x8000_0422)
        let text = "name_ko,ingredient,amount,unit\n달빛 한 잔,진,45,ml\n별빛 두 잔,럼,45,ml\n"
        let batch = try read(bytes(text, korean))
        #expect(batch.drinks.map(\.value.name.korean) == ["달빛 한 잔", "별빛 두 잔"])
        #expect(batch.drinks.map(\.value.base) == [.gin, .rum])
    }

    @Test func `the Western European code page of Windows is read`() throws {
        let batch = try read(bytes(Samples.recipe(name: "\"Piña Café’s Été\""), .windowsCP1252))
        #expect(batch.drinks.map(\.value.name.english) == ["Piña Café’s Été"])
        #expect(batch.drinks.map(\.value.id) == ["pina-cafes-ete"])
    }

    @Test func `an unknown encoding fails with a reason, and the rest is read`() throws {
        let bad =
            Array("{\"name\":\"".utf8) + [0x81, 0x20, 0xff, 0xfe, 0x90] + Array("\",\"instructions\":\"x\"},".utf8)
        let batch = try read(Array("[".utf8) + bad + Array("\(Samples.recipe())]".utf8))
        #expect(batch.drinks.count == 1)
        #expect(
            batch.failures.map(\.reason) == ["is not UTF-8, and its encoding is unknown: save the file as UTF-8"])
    }

    @Test func `UTF-32 is refused`() {
        #expect(throws: SourceProblem.self) { try read([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0]) }
    }
}
