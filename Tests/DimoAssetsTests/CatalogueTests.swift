import Domain
import Foundation
import TestSupport
import Testing

@testable import DimoAssets

/// The bundled catalogue is complete and valid.
struct CatalogueTests {
    private let folder = AssetFolder(path: TemporaryAssets.repository)

    @Test func `every record is read`() {
        let problems = CatalogueLoader.load(from: folder).problems.map(\.description)
        let missing = CatalogueLoader.drinkFiles.filter {
            !FileManager.default.fileExists(atPath: "\(folder.path)/Catalog/\($0)")
        }
        #expect(problems.count == missing.count, "\(problems)")
        for file in missing { #expect(problems.contains { $0.contains(file) }) }
    }

    @Test func `the validator finds no problem`() {
        let catalogue = CatalogueLoader.load(from: folder).catalogue
        let problems = CatalogueValidator().problems(in: catalogue).map(\.description)
        #expect(problems == [])
    }

    @Test func `the catalogue has the numbers of the specification`() {
        let catalogue = CatalogueLoader.load(from: folder).catalogue
        print("\(catalogue.drinks.count) drinks, \(catalogue.ingredients.count) ingredients")
        #expect(catalogue.drinks.count >= 385)
        #expect(catalogue.drinks.count { $0.base == .none } >= 40)
        #expect(catalogue.ingredients.filter { !$0.isBrand }.count >= 150)
        // The specification asks for 700 brands; these exist, and none may disappear.
        #expect(catalogue.ingredients.count(where: \.isBrand) >= 1100)
        #expect(catalogue.glasses.count >= 16)
        #expect(catalogue.glasses.contains { $0.id == "rocks" })
        #expect(catalogue.tools.count >= 20)
        #expect(Set(catalogue.techniques.map(\.kind)) == Set(TechniqueKind.allCases))
        #expect(Set(catalogue.drinks.flatMap(\.techniques)) == Set(TechniqueKind.allCases))
    }

    @Test func `the Negroni matches the specification`() throws {
        let catalogue = CatalogueLoader.load(from: folder).catalogue
        let negroni = try #require(catalogue.drinks.first { $0.id == "negroni" })
        #expect(negroni.requiredLines.map(\.ingredient) == ["gin", "campari", "sweet-vermouth"])
        #expect(negroni.requiredLines.map(\.amount) == [30, 30, 30])
        #expect(negroni.base == .gin)
        #expect(negroni.iba == .unforgettables)
    }

    @Test func `every drink has a popularity, and the most ordered drinks come first`() {
        let drinks = CatalogueLoader.load(from: folder).catalogue.drinks
        #expect(drinks.allSatisfy { (1...100).contains($0.asked ?? 0) })
        let top = drinks.sorted { ($0.asked ?? 0, $1.id) > ($1.asked ?? 0, $0.id) }.prefix(25).map(\.id)
        let expected: [Identifier<Drink>] = [
            "gin-and-tonic", "mojito", "old-fashioned", "dry-martini", "margarita", "negroni", "whisky-highball",
            "jack-and-coke", "cosmopolitan", "daiquiri", "espresso-martini", "manhattan", "moscow-mule", "pina-colada",
            "spritz", "whiskey-sour", "long-island-iced-tea", "cuba-libre",
        ]
        #expect(Set(expected).subtracting(top).isEmpty, "\(top)")
        let rare: [Identifier<Drink>] = ["paradise", "japanese-cocktail", "brandy-crusta", "iba-tiki"]
        #expect(drinks.filter { rare.contains($0.id) }.allSatisfy { ($0.asked ?? 100) <= 20 })
        // Korean drinks, of the bartenders' examination and of the table, count as much as the world's.
        #expect(drinks.first { $0.id == "somaek" }?.asked ?? 0 > 50)
    }

    /// Kilocalories in 100 ml, as labels have them: ethanol, sugar and the rest together.
    @Test(arguments: [("heineken", 42.0), ("guinness-draught", 36.0), ("milk", 64.0), ("baileys", 320.0)])
    func `the energy of 100 ml matches the label and is counted once`(id: String, label: Double) {
        let name = LocalizedText(both: "D")
        let drink = Drink(
            id: "d", name: name, summary: name, base: .other,
            lines: [DrinkLine(ingredient: Identifier(id), amount: 100, unit: .millilitre)], steps: [],
            techniques: [.build], glass: "shot", serving: .neat)
        let contents = CatalogueLoader.load(from: folder).catalogue.contents()
        let estimate = DrinkCalculator().estimate(of: drink, contents: contents, glassVolume: nil)
        #expect(abs(estimate.kilocalories - label) < 8)
    }

    @Test(
        arguments: ["푸스 카페", "허니문", "뉴욕", "버진 프루트 펀치", "레몬 스쿼시", "힐링", "진도", "풋사랑", "금산", "고창"])
    func `the drinks of the Korean bartender examination are in the catalogue`(name: String) {
        let drinks = CatalogueLoader.load(from: folder).catalogue.drinks
        #expect(drinks.contains { $0.name.korean == name || $0.aliases.contains(name) })
    }

    @Test(arguments: [
        ("모히또", "mojito"), ("위스키 샤워", "whiskey-sour"), ("미도리 샤워", "midori-sour"), ("아마레또 샤워", "amaretto-sour"),
        ("아이리쉬 커피", "irish-coffee"), ("데낄라 선라이즈", "tequila-sunrise"), ("스위트 버무스", "sweet-vermouth"),
        ("드라이 버무스", "dry-vermouth"), ("데낄라", "tequila"), ("아마레또", "amaretto"), ("애플민트", "mint"),
    ])
    func `the spellings of Korean menus and shops are aliases`(name: String, id: String) {
        let catalogue = CatalogueLoader.load(from: folder).catalogue
        let aliases =
            catalogue.drinks.first { $0.id.rawValue == id }?.aliases
            ?? catalogue.ingredients.first { $0.id.rawValue == id }?.aliases
        #expect(aliases?.contains(name) == true)
    }

    @Test func `no name or alias is shared by two drinks or two ingredients`() {
        let catalogue = CatalogueLoader.load(from: folder).catalogue
        for records in [
            catalogue.drinks.map { ($0.name, $0.aliases) }, catalogue.ingredients.map { ($0.name, $0.aliases) },
        ] {
            let names = records.flatMap { name, aliases in
                Set(([name.english, name.korean] + aliases).map { Folding.folded($0) })
            }
            let shared = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
            #expect(shared == [])
        }
    }

    @Test func `ids are slugs and unique`() {
        let catalogue = CatalogueLoader.load(from: folder).catalogue
        #expect(catalogue.drinks.allSatisfy { $0.id.isWellFormed })
        #expect(catalogue.ingredients.allSatisfy { $0.id.isWellFormed })
        #expect(Set(catalogue.drinks.map(\.id)).count == catalogue.drinks.count)
        #expect(Set(catalogue.ingredients.map(\.id)).count == catalogue.ingredients.count)
    }

    @Test func `glass drawings fit the page and are ASCII`() {
        for glass in CatalogueLoader.load(from: folder).catalogue.glasses {
            #expect(glass.art.count <= 7, "\(glass.id)")
            #expect(glass.art.allSatisfy { $0.count <= 14 }, "\(glass.id)")
            #expect(glass.art.allSatisfy { line in line.utf8.allSatisfy { (32..<127).contains($0) } }, "\(glass.id)")
        }
    }
}
