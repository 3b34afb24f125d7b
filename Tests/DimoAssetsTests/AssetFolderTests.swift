import Testing

@testable import DimoAssets

/// The bundled files are found wherever the program is installed.
struct AssetFolderTests {
    @Test func `DIMO_ASSETS takes precedence`() throws {
        let assets = try TemporaryAssets()
        let found = try assets.read { folder in try AssetFolder.locate { $0 == "DIMO_ASSETS" ? folder.path : nil } }
        #expect(found.path == assets.path)
    }

    @Test(arguments: ["", "/nowhere"])
    func `an empty or wrong DIMO_ASSETS falls back to the folder beside the program`(named: String) throws {
        let found = try AssetFolder.locate { $0 == "DIMO_ASSETS" ? named : nil }
        #expect(found.path != named)
        #expect(try found.bytes(of: "en.lproj/Localizable.strings").count > 100)
    }

    @Test func `a folder without texts is not accepted`() throws {
        let assets = try TemporaryAssets()
        try assets.remove("en.lproj/Localizable.strings")
        let found = try assets.read { folder in try AssetFolder.locate { $0 == "DIMO_ASSETS" ? folder.path : nil } }
        #expect(found.path != assets.path)
    }

    @Test func `a missing file is named`() throws {
        let assets = try TemporaryAssets()
        let error = try #require(throws: AssetError.self) { try assets.read { try $0.bytes(of: "nothing.json") } }
        #expect(error.description.contains("\(assets.path)/nothing.json"))
        #expect(throws: AssetError.self) { try assets.read { try $0.bytes(of: "Catalog") } }
    }

    @Test func `a file is read completely`() throws {
        let assets = try TemporaryAssets()
        let text = String(repeating: "가나다 abc\n", count: 40_000)
        try assets.write(text, to: "large.txt")
        let large = try assets.read { try $0.bytes(of: "large.txt") }
        #expect(large == Array(text.utf8))
        try assets.write("", to: "none.txt")
        let none = try assets.read { try $0.bytes(of: "none.txt") }
        #expect(none == [])
    }

    @Test func `the error without a folder lists the searched places`() {
        let text = AssetError.notFound(places: ["/a", "/b"]).description
        #expect(text.contains("/a, /b"))
        #expect(text.contains("DIMO_ASSETS"))
    }
}
