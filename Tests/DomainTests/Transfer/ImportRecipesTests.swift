import Domain
import TestSupport
import Testing

/// An import counts every record, leaves bad ones out alone, and keeps all or nothing.
struct ImportRecipesTests {
    private func place(_ record: String) -> ImportPlace { ImportPlace(file: "f.json", record: record) }

    private func drink(_ id: String, variantOf: Identifier<Drink>? = nil) -> Drink {
        Drink(
            id: Identifier(id), name: LocalizedText(both: id), summary: LocalizedText(both: ""), base: .gin,
            lines: [DrinkLine(ingredient: "gin", amount: 30, unit: .millilitre)], steps: [], techniques: [.build],
            glass: "rocks", serving: .rocks, variantOf: variantOf)
    }

    private func ingredient(_ id: String) -> Ingredient {
        Ingredient(id: Identifier(id), name: LocalizedText(both: id), category: .other)
    }

    private func run(
        _ records: [ImportRecord], into store: RecordingImportStore, policy: DuplicatePolicy = .skip,
        isDryRun: Bool = false
    ) async throws -> ImportReport {
        try await ImportRecipes(
            reader: ScriptedImportReader(records), store: store, profile: Profile.localID, time: FixedLocalTime(),
            clock: FixedClock(1_795_257_600))(
                ImportRequest(sources: [.path("f.json")], policy: policy, isDryRun: isDryRun))
    }

    @Test func `every record is counted once, and the counts add up`() async throws {
        let store = RecordingImportStore(refused: ["bad"], present: ["old": "old"])
        let report = try await run(
            [
                .ingredient(ingredient("falernum"), place("falernum")), .drink(drink("new"), place("new")),
                .drink(drink("old"), place("old")), .drink(drink("bad"), place("bad")),
                .failure(
                    ImportFailure(place: place("record 5"), kind: .drink, remark: RecordRemark(.noName, field: "name"))),
                .warning(ImportWarning(place: place("new"), remark: RecordRemark(.unknownGlass, ["a", "b"]))),
            ], into: store)
        #expect(report.recipes.read == 5)
        #expect(report.recipes.imported == 2)
        #expect(report.recipes.skipped == 1)
        #expect(report.recipes.failed == 2)
        #expect(report.ingredients.read == 1 && report.ingredients.imported == 1)
        #expect(report.recipesAlone.read == 4 && report.recipesAlone.imported == 1)
        #expect(report.failures.map(\.place.record) == ["bad", "record 5"])
        #expect(report.warnings.count == 1)
        #expect(store.journal.records.map(\.id) == ["falernum", "new"])
    }

    @Test(arguments: [(DuplicatePolicy.skip, 1, 0, 0), (.overwrite, 0, 1, 0), (.copy, 0, 0, 1)])
    func `an existing drink is skipped, overwritten or copied`(
        policy: DuplicatePolicy, skipped: Int, updated: Int, imported: Int
    ) async throws {
        let store = RecordingImportStore(present: ["old": "old"])
        let report = try await run([.drink(drink("old"), place("old"))], into: store, policy: policy)
        #expect(report.recipes.skipped == skipped)
        #expect(report.recipes.updated == updated)
        #expect(report.recipes.imported == imported)
    }

    @Test func `a skipped recipe stores neither an ingredient nor a tag that it alone names`() async throws {
        func fizz(_ id: String, _ named: Identifier<Ingredient>, tag: Identifier<Domain.Tag>) -> Drink {
            let line = DrinkLine(ingredient: named, amount: 20, unit: .millilitre)
            return self.drink(id).with(lines: [line], tags: [tag], variantOf: nil)
        }
        func tag(_ id: String) -> ImpliedRecord {
            .tag(Domain.Tag(id: Identifier(id), name: LocalizedText(both: id)))
        }
        let store = RecordingImportStore(present: ["old": "old"])
        let report = try await run(
            [
                .implied(tag("long"), place("old")), .implied(tag("tall"), place("old")),
                .implied(.ingredient(ingredient("elixir")), place("old")),
                .implied(.ingredient(ingredient("falernum")), place("old")),
                .drink(fizz("old", "elixir", tag: "long"), place("old")),
                .drink(fizz("new", "falernum", tag: "tall"), place("new")),
            ], into: store)
        #expect(store.journal.records.map(\.id) == ["tall", "falernum", "new"])
        #expect(report.newIngredients.map(\.name.english) == ["falernum"])
        #expect(report.recipes.skipped == 1)
    }

    @Test func `a new ingredient is reported with the known one whose name it begins`() async throws {
        let syrup = Ingredient(
            id: "grenadine", name: LocalizedText(english: "Grenadine", korean: "그레나딘 시럽"), category: .syrup)
        let store = RecordingImportStore(names: ImportKnown(ingredients: [syrup]))
        let report = try await run([.ingredient(ingredient("그레나딘"), place("그레나딘"))], into: store)
        #expect(report.newIngredients.map(\.nearest?.ingredient) == ["grenadine"])
    }

    @Test func `a dry run reports the same and stores nothing`() async throws {
        let store = RecordingImportStore()
        let report = try await run([.drink(drink("new"), place("new"))], into: store, isDryRun: true)
        #expect(report.isDryRun)
        #expect(report.recipes.imported == 1)
        #expect(store.journal.records.isEmpty)
        #expect(store.journal.runs.dropped == 1)
    }

    @Test(arguments: [(ExchangeFormat.text, true), (.webPage, true), (.csv, false)])
    func `a web page or text is stored only when it was seen`(format: ExchangeFormat, isText: Bool) async throws {
        let store = RecordingImportStore()
        let records = [ImportRecord.format(format), .drink(drink("new"), place("new"))]
        let report = try await ImportRecipes(
            reader: ScriptedImportReader(records), store: store, profile: Profile.localID, time: FixedLocalTime(),
            clock: FixedClock(0))(ImportRequest(sources: [.path("f")], previewsTexts: true))
        #expect(report.isPreview == isText && report.hasTextSource == isText)
        #expect(store.journal.records.isEmpty == isText)
    }

    @Test func `a failing source stores nothing`() async throws {
        let store = RecordingImportStore()
        let problem = TransferProblem.source(.damaged(path: "f.json", .cannotUnpack))
        let reader = ScriptedImportReader([.drink(drink("new"), place("new"))], failure: problem)
        await #expect(throws: problem) {
            _ = try await ImportRecipes(
                reader: reader, store: store, profile: Profile.localID, time: FixedLocalTime(), clock: FixedClock(0))(
                    ImportRequest(sources: [.path("f.json")]))
        }
        #expect(store.journal.records.isEmpty)
    }

    @Test func `a cancelled import stores nothing`() async throws {
        let store = RecordingImportStore()
        let records = (0..<200).map { ImportRecord.drink(drink("d\($0)"), place("d\($0)")) }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await run(records, into: store)
        }
        await #expect(throws: CancellationError.self) { _ = try await task.value }
        #expect(store.journal.records.isEmpty)
        #expect(store.journal.runs.dropped == 1)
    }

    @Test func `personal records follow the new ids of recipes`() async throws {
        let store = RecordingImportStore(present: ["gin": "gin"])
        let report = try await run(
            [
                .ingredient(ingredient("falernum"), place("falernum")), .drink(drink("swizzle"), place("swizzle")),
                .personal(
                    section: "bar", PersonalRecord([.init("ingredient", .text("falernum"))]), place("1")),
                .personal(section: "log", PersonalRecord([.init("drink", .text("swizzle"))]), place("1")),
                .personal(
                    section: "shopping",
                    PersonalRecord([.init("ingredient", .text("gin")), .init("drinks", .words(["swizzle", "x"]))]),
                    place("1")),
                .personal(section: "nobody", PersonalRecord(), place("2")),
            ], into: store)
        #expect(store.journal.personal[0]["ingredient"] == .text("my-falernum"))
        #expect(store.journal.personal[1]["drink"] == .text("my-swizzle"))
        #expect(store.journal.personal[2]["drinks"] == .words(["my-swizzle", "x"]))
        #expect(report.personal["bar"]?.imported == 1)
        #expect(report.failures.map(\.kind) == [.section])
        #expect(report.recipes.read == 3)
    }

    @Test func `a variant is stored after its original, whatever the order of the file`() async throws {
        let store = RecordingImportStore()
        _ = try await run(
            [
                .drink(drink("my-c", variantOf: "my-b"), place("c")),
                .drink(drink("my-b", variantOf: "my-a"), place("b")),
                .drink(drink("my-a"), place("a")),
                .drink(drink("my-x", variantOf: "my-y"), place("x")),
                .drink(drink("my-y", variantOf: "my-x"), place("y")),
            ], into: store)
        let ids = store.journal.records.map(\.id)
        #expect(ids.prefix(3) == ["my-a", "my-b", "my-c"])
        #expect(ids.sorted() == ["my-a", "my-b", "my-c", "my-x", "my-y"])
    }
}
