import Domain
import TestSupport

@testable import Persistence

extension RepositoryTour {
    func drinks() async throws {
        let drinks = SQLiteDrinkRepository(database: database)
        let ingredients = SQLiteIngredientRepository(database: database)
        let negroni = try await drinks.drink("negroni")
        for language in Language.allCases {
            _ = try await drinks.drinkCount()
            _ = try await drinks.drinks(in: 0..<5, by: language)
            for text in ["negroni", "ne", "ㄴㄱ", "n g"] {
                _ = try await drinks.positions(matching: text, by: language)
                _ = try await ingredients.ingredients(matching: text, by: language, limit: 5)
            }
            _ = try await drinks.drinks(using: "gin", by: language)
            _ = try await drinks.variants(of: "negroni", by: language)
            _ = try await ingredients.children(of: "spirit", by: language)
            _ = try await ingredients.ingredients(in: .spirit, by: language, limit: 5)
        }
        _ = try await drinks.drinks(with: ["negroni"])
        _ = try await drinks.named(atMost: 5)
        _ = try await drinks.aliases(of: ["negroni"])
        if let negroni { _ = try await drinks.gear(of: negroni) }
        _ = try await drinks.glass("rocks")
        _ = try await drinks.tools(["shaker"])
        _ = try await drinks.technique(.stir)
        _ = try await drinks.tags(["classic"])
        _ = try await ingredients.ingredient("gin")
        _ = try await ingredients.ingredients(["gin"])
        _ = try await ingredients.lineage(of: ["gin"])
        _ = try await SQLiteRecipeIndexSource(database: database).recipeIndex()
        _ = try await SQLiteDrinkIndexSource(database: database).drinkIndex()
        _ = try await SQLiteDrinkFeatureSource(database: database).drinkFeatures()
        _ = try await SQLiteKnownNames(database: database).known()
        try await merging()
    }

    private func merging() async throws {
        let own = SQLiteOwnRecipeRepository(database: database)
        let merging = SQLiteIngredientMergeRepository(database: database)
        let house = try await own.save(
            Ingredient(id: "", name: LocalizedText(english: "House gin", korean: "우리 진"), category: .spirit), as: nil,
            at: 1, of: me)
        _ = try await merging.preview(house, into: "gin", of: me)
        _ = try await merging.merge(house, into: "gin", at: 2, of: me)
        _ = try await merging.takenNames(for: "gin", of: me)
        _ = try await merging.split("House gin", from: "gin", at: 3, of: me)
        let none = LocalizedText(both: "")
        _ = try await own.save(
            [
                .glass(
                    Glass(
                        id: "my-horn", name: LocalizedText(english: "Horn", korean: "뿔잔"), volume: 300, summary: none,
                        art: [])),
                .tool(Tool(id: "my-twig", name: LocalizedText(english: "Twig", korean: "가지"), summary: none)),
            ], at: 4, of: me)
    }

    func bar() async throws {
        let bar = SQLiteBarRepository(database: database)
        let preferences = SQLiteBarPreferencesRepository(database: database)
        let sharing = SQLiteBarSharingRepository(database: database)
        let party = SQLitePartyRepository(database: database)
        let history = SQLiteActionHistory(database: database)
        let gin = BarChange(added: [Bottle(ingredient: "gin", level: .half)])
        let chosen = BarPreferences(
            staples: ["water"], substitutions: [Substitution(ingredient: "gin", standIn: "rum")])
        _ = try await bar.change(gin, of: me)
        _ = try await sharing.share(barOf: other, with: me, at: 1)
        try await sharing.use(barOf: other, by: me)
        _ = try await bar.change(gin, of: me, inBarOf: other)
        try await preferences.setPreferences(chosen, of: me, inBarOf: other)
        _ = try await bar.inventory(of: me)
        _ = try await history.newestStep(for: me)
        _ = try await history.undo(for: me)
        _ = try await history.redo(for: me)
        _ = try await sharing.shares(of: me)
        _ = try await sharing.shares(of: other)
        try await sharing.use(barOf: me, by: me)
        _ = try await sharing.end(barOf: other, with: me)
        _ = try await bar.bottles(of: me)
        try await preferences.setPreferences(chosen, of: me)
        _ = try await preferences.preferences(of: me)
        try await party.setMenu([PartyDrink(drink: "negroni", servings: 2)], of: me)
        try await party.setMenu([PartyDrink(drink: "gimlet", servings: 2)], of: me)
        _ = try await party.menu(of: me)
        var order = try await party.add("gimlet", name: "Mina", note: "", of: me)
        _ = try await party.add("negroni", name: "Juno", note: "", of: me)
        order.isDone = true
        _ = try await party.update(order, of: me)
        _ = try await party.orders(of: me, after: order, limit: 5)
        _ = try await party.remove([order.id], of: me)
        let next = try await party.add("gimlet", name: "", note: "", of: me)
        _ = try await party.serve(next, making: Making(drink: "gimlet", madeAt: 1), pouring: ["gin": 60], of: me)
        try await party.setParty(Party(guests: 8), menu: [PartyDrink(drink: "gimlet")], of: me)
        _ = try await party.party(of: me)
        _ = try await party.endParty(of: me)
        let house = SQLiteHouseRecipeRepository(database: database)
        if let recipe = HouseRecipe("gin", parts: [.init("sugar", 1, .gram)], yield: 10) {
            try await house.put(recipe, of: me)
        }
        _ = try await house.houseRecipes(of: me)
        _ = try await house.removeRecipe(for: "gin", of: me)
    }

    func member() async throws {
        let marks = SQLiteDrinkMarkRepository(database: database)
        let log = SQLiteMadeLogRepository(database: database)
        let shopping = SQLiteShoppingRepository(database: database)
        let statistics = SQLiteBarStatisticsRepository(database: database)
        let filters = SQLiteSavedFilterRepository(database: database)
        let drafts = SQLiteDraftRepository(database: database)
        _ = try await marks.change(DrinkMarkChange(.saved, added: ["negroni"], removed: []), at: 1, for: me)
        for moment in 2...3 { try await marks.toggle(.saved, on: "negroni", at: Int64(moment), for: me) }
        _ = try await marks.setOpinion(DrinkOpinion(rating: Rating(4)), of: "negroni", at: 1, for: me)
        _ = try await marks.setOpinion(nil, of: "negroni", at: 2, for: me)
        _ = try await marks.ratings(of: me)
        _ = try await marks.marks(of: ["negroni"], for: me)
        _ = try await marks.drinks(marked: .saved, for: me, after: nil, limit: 5)
        _ = try await marks.count(of: .saved, for: me)
        var entry = try await log.add(Making(drink: "negroni", madeAt: 1), of: me)
        _ = try await log.add(Making(drink: "gimlet", madeAt: 2), pouring: ["gin": 60], of: me)
        entry.rating = Rating(halves: 8)
        _ = try await log.update(entry, of: me)
        _ = try await log.entries(of: me, drink: nil, after: entry, limit: 5)
        _ = try await log.entries(of: me, drink: "negroni", after: nil, limit: 5)
        _ = try await log.summaries(of: ["negroni"], for: me)
        _ = try await log.madeDrinks(of: me, after: nil, limit: 5)
        _ = try await log.total(since: 0, before: 9, of: me)
        _ = try await statistics.madeDrinks(of: me)
        _ = try await statistics.usedRecipes(of: me)
        _ = try await statistics.untriedCount(of: me)
        _ = try await statistics.madeCounts(between: [0, 5, 9], of: me)
        let items = try await shopping.add([ShoppingEntry(.ingredient("gin")), ShoppingEntry(.text("ice"))], of: me)
        _ = try await shopping.setDone(true, items.map(\.id), of: me)
        _ = try await shopping.items(of: me)
        _ = try await shopping.remove([items[0].id], of: me)
        _ = try await shopping.clear(onlyDone: true, of: me)
        try await SQLitePersonalRecordRepository(database: database).records(in: nil, of: me) { _, _ in }
        _ = try await log.remove([entry.id], of: me)
        if let filter = SavedFilter(name: "mine", filter: DrinkFilter()) { try await filters.save(filter, of: me) }
        _ = try await filters.filters(of: me)
        _ = try await filters.remove("mine", of: me)
        try await drafts.keep(Draft(form: "drink", subject: "", title: "t", body: "{}", savedAt: 1), of: me)
        _ = try await drafts.draft("drink", about: "", of: me)
        _ = try await drafts.drafts("drink", of: me, limit: 5)
        try drafts.applyNow([DraftChange(forgetting: "recipe", about: "none")], of: me)
        try await drafts.forget("drink", about: "", of: me)
    }

    func ownRecipes() async throws {
        let recipes = SQLiteOwnRecipeRepository(database: database)
        let syrup = try await recipes.save(
            Ingredient(id: "", name: LocalizedText(english: "My syrup", korean: "내 시럽"), category: .syrup), as: nil,
            at: 1, of: me)
        let lines = [DrinkLine(ingredient: syrup, amount: 10, unit: .millilitre)]
        let drink = try await recipes.save(OwnWorld.drink("Mine", lines: lines), as: nil, at: 1, of: me)
        _ = try await recipes.save(OwnWorld.drink("Mine again"), as: drink, at: 2, of: me)
        _ = try await recipes.save(
            [.drink(OwnWorld.drink("Third"))], onDuplicate: .copy, isTrial: false, at: 1, of: me
        ) { _ in }
        _ = try await recipes.drinks(of: me, after: nil, limit: 5)
        _ = try await recipes.drinkCount(of: me)
        _ = try await recipes.ingredients(of: me, after: nil, limit: 5)
        _ = try await recipes.ingredientCount(of: me)
        _ = try await recipes.owner(of: drink)
        let records = try await recipes.records(of: me, after: nil, limit: 1)
        _ = try await recipes.records(of: me, after: records.last, limit: 9)
        _ = try await recipes.delete(drinks: [drink], of: me)
        _ = try await recipes.delete(ingredient: syrup, of: me)
        _ = try await ImportRecipes(
            reader: ScriptedImportReader([.drink(OwnWorld.drink("Fourth"), ImportPlace(file: "f", record: "1"))]),
            store: SQLiteImportStore(database: database, clock: FixedClock(1)), profile: me,
            time: FixedLocalTime(), clock: FixedClock(1))(
                ImportRequest(sources: [.path("f")], policy: .skip, isDryRun: false))
    }

    func collections() async throws {
        let collections = SQLiteCollectionRepository(database: database)
        let id = try await collections.create("Mine", with: ["negroni", "gimlet"], at: 1, of: me)
        _ = try await collections.rename(id, to: "Ours", at: 2, of: me)
        _ = try await collections.add(["mojito"], to: id, at: 3, of: me)
        _ = try await collections.move("mojito", by: -1, in: id, at: 4, of: me)
        _ = try await collections.move("mojito", by: 1, in: id, at: 4, of: me)
        _ = try await collections.collections(of: me, after: nil, limit: 5)
        _ = try await collections.collection(id, of: me)
        _ = try await collections.drinks(in: id, after: "negroni", limit: 5)
        _ = try await collections.collections(holding: "negroni", of: me)
        _ = try await collections.remove("negroni", from: id, at: 5, of: me)
        _ = try await collections.delete(id, of: me)
    }
}
