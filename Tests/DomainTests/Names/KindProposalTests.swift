import Domain
import TestSupport
import Testing

/// The kind of bottle that an unknown name may mean.
struct KindProposalTests {
    private let propose = KindProposal(
        ingredients: InMemoryIngredientRepository(
            Catalogue(
                drinks: [],
                ingredients: [
                    Self.ingredient("bitters", .bitters), Self.ingredient("orange bitters", .bitters),
                    Self.ingredient("orange", .fruit), Self.ingredient("gin", .spirit),
                    Self.ingredient("old tom gin", .spirit), Self.ingredient("bourbon", .spirit),
                    Self.ingredient("beer", .beer, "맥주"), Self.ingredient("rum", .spirit, "럼"),
                    Self.ingredient("lemonade", .mixer, "레모네이드"), Self.ingredient("rye", .spirit, "라이 위스키"),
                    Self.ingredient("cream", .dairy, "크림"), Self.ingredient("Select", .liqueur, "셀렉트"),
                    Ingredient(
                        id: "buffalo-trace", name: LocalizedText(english: "Buffalo Trace", korean: "버팔로 트레이스"),
                        parent: "bourbon", isBrand: true, category: .spirit),
                    Ingredient(
                        id: "weller-12", name: LocalizedText(english: "Weller 12", korean: "웰러 12"), parent: "bourbon",
                        isBrand: true, category: .spirit),
                ])))

    private static func ingredient(
        _ name: String, _ category: IngredientCategory, _ korean: String? = nil
    ) -> Ingredient {
        Ingredient(
            id: Identifier(name.split(separator: " ").joined(separator: "-")),
            name: LocalizedText(english: name, korean: korean ?? name), category: category)
    }

    @Test(arguments: [
        ("Fee's orange bitters", "orange-bitters"), ("Grandpa's Orange Bitters", "orange-bitters"),
        ("House Old Tom Gin", "old-tom-gin"), ("Somebody's gin", "gin"), ("Weller Full Proof", "bourbon"),
    ])
    func `the longest kind in the name is proposed, else the brand's`(name: String, kind: String) async throws {
        #expect(try await propose(for: name, by: .english)?.id.rawValue == kind)
    }

    @Test(arguments: [
        ("속초맥주", "beer"), ("제주라이위스키", "rye"), ("동네라이위스키46도", "rye"), ("버팔로트레이스싱글배럴", "bourbon"),
        ("버팔로 싱글배럴", "bourbon"), ("동네레모네이드", "lemonade"),
    ])
    func `a Korean name without spaces matches by its ending or by a leading brand`(
        name: String, kind: String
    ) async throws {
        #expect(try await propose(for: name, by: .korean)?.id.rawValue == kind)
    }

    @Test(arguments: ["처음처럼", "하드레모네이드", "Hard Lemonade", "레모네이드 맥주맛술"])
    func `neither one syllable nor a possible drink proposes an alcohol-free kind`(
        name: String
    ) async throws {
        #expect(AlcoholWords.mayHold(name))
        #expect(try await propose(for: name, by: .korean) == nil)
    }

    @Test(arguments: ["Weller lemonade", "웰러 레모네이드", "버팔로레모네이드"])
    func `a brand next to a word of food proposes no alcohol-free kind`(name: String) async throws {
        let language: Language = name.contains("W") ? .english : .korean
        #expect(try await propose(for: name, by: language)?.id.rawValue != "lemonade")
    }

    @Test(arguments: ["Select cream", "Cream Select", "House Select cream"])
    func `a drink's name next to a word of food proposes no alcohol-free kind`(name: String) async throws {
        #expect(try await propose(for: name, by: .english)?.id != "cream")
    }

    @Test(arguments: ["Fee's orange", "Moonwater", "", "Weller"])
    func `a fruit or an unknown word has no proposal`(name: String) async throws {
        #expect(try await propose(for: name, by: .english) == nil)
    }
}
