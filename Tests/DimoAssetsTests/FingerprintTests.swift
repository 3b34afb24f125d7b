import Testing

@testable import DimoAssets

struct FingerprintTests {
    @Test func `the same files have the same fingerprint`() throws {
        let here = CatalogueLoader.fingerprint(of: AssetFolder(path: TemporaryAssets.repository))
        let copied = try TemporaryAssets().read { CatalogueLoader.fingerprint(of: $0) }
        #expect(copied == here)
        #expect(!here.isEmpty)
    }

    @Test(arguments: [
        "ingredients.json", "glasses.json", "tools.json", "techniques.json", "tags.json", "drinks/more.json",
    ])
    func `another byte in any file changes the fingerprint`(file: String) throws {
        let assets = try TemporaryAssets()
        let before = assets.read { CatalogueLoader.fingerprint(of: $0) }
        let text = String(decoding: try assets.read { try $0.bytes(of: "Catalog/\(file)") }, as: UTF8.self)
        try assets.write(text + " ", to: "Catalog/\(file)")
        let after = assets.read { CatalogueLoader.fingerprint(of: $0) }
        #expect(after != before)
    }

    @Test func `the fingerprint ignores texts but not a missing file`() throws {
        let assets = try TemporaryAssets()
        let before = assets.read { CatalogueLoader.fingerprint(of: $0) }
        try assets.write("", to: "en.lproj/Localizable.strings")
        let after = assets.read { CatalogueLoader.fingerprint(of: $0) }
        #expect(after == before)
        try assets.remove("Catalog/tags.json")
        let less = assets.read { CatalogueLoader.fingerprint(of: $0) }
        #expect(less != before)
    }
}
