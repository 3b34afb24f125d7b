struct ImportRun {
    private(set) var report: ImportReport
    /// The store's ids that differ from those in the file.
    private var drinkIDs: [String: String] = [:]
    private var ingredientIDs: [String: String] = [:]
    /// Variants wait for the end of their source, because their base drinks may come later.
    private var variants: [(drink: Drink, place: ImportPlace)] = []
    private var diary: DiaryRun?
    private var source = 0
    /// The implied records of the source that no stored recipe uses yet.
    private var impliedTags: [Identifier<Tag>: Tag] = [:]
    private var impliedIngredients: [Identifier<Ingredient>: (ingredient: Ingredient, place: ImportPlace)] = [:]

    private var replaced: Identifier<Drink>?
    private var drink: (id: Identifier<Drink>, isWritten: Bool)?

    private let resolver: IngredientResolver
    private var names: [Identifier<Ingredient>: LocalizedText]

    init(_ request: ImportRequest, known: ImportKnown, diary: DiaryRun? = nil) {
        report = ImportReport(isDryRun: request.isDryRun)
        self.diary = diary
        resolver = known.resolver
        names = Dictionary(firstOf: known.ingredients.map { ($0.id, $0.name) })
    }

    mutating func apply(_ record: ImportRecord, into session: any ImportSession) throws {
        switch record {
        case .tag(let tag): _ = try session.keep(.tag(tag))
        case .glass(let glass): _ = try session.keep(.glass(glass))
        case .tool(let tool): _ = try session.keep(.tool(tool))
        case .ingredient(let ingredient, let place): try apply(ingredient, place, session)
        case .implied(.tag(let tag), _): impliedTags[tag.id] = tag
        case .implied(.ingredient(let ingredient), let place): impliedIngredients[ingredient.id] = (ingredient, place)
        case .drink(let drink, let place) where drink.variantOf != nil: variants.append((drink, place))
        case .drink(let drink, let place): try apply(.drink(drink), place, session)
        case .personal(let section, let record, let place): try apply(section, record, place, session)
        case .diary(let record, let place): apply(record, place)
        case .failure(let failure): report.fail(failure)
        case .understood(let written, let id, _): report.understand(understood(written, id))
        case .warning(let warning): report.warn(warning)
        case .format(let format): report.note(format)
        case .progress: break
        }
    }

    var hasDiary: Bool { diary?.isEmpty == false }

    mutating func refuse(_ source: TransferSource, _ problem: TransferProblem) {
        let place = ImportPlace(file: source.name, record: "-")
        report.fail(ImportFailure(place: place, kind: .file, problem: problem))
    }

    mutating func finish(into session: any ImportSession, progress: (TransferProgress) -> Void) throws {
        try diary?.finish(into: session, report: &report, progress: progress)
    }

    private mutating func apply(_ record: DiaryRecord, _ place: ImportPlace) {
        do {
            try diary?.add(record, place, source: source)
        } catch {
            report.fail(ImportFailure(place: place, kind: .work, remark: error.remark))
        }
    }

    /// Stores the waiting variants, originals before their variants.
    mutating func finishSource(into session: any ImportSession) throws {
        source += 1
        var waiting = Dictionary(firstOf: variants.map { ($0.drink.id, $0) })
        let order = variants.map(\.drink.id)
        variants = []
        for id in order {
            var chain: [Identifier<Drink>] = []
            var next: Identifier<Drink>? = id
            while let current = next, waiting[current] != nil, !chain.contains(current) {
                chain.append(current)
                next = waiting[current]?.drink.variantOf
            }
            for member in chain.reversed() {
                guard let entry = waiting.removeValue(forKey: member) else { continue }
                try apply(.drink(entry.drink), entry.place, session)
            }
        }
        impliedTags = [:]
        impliedIngredients = [:]
    }

    /// Starts a source of one drink, which replaces the drink `id`; nil for a new one.
    mutating func beginDrink(replacing id: Identifier<Drink>?) {
        replaced = id
        drink = nil
    }

    /// Returns the drink stored since `beginDrink`, and whether it was written; nil without one.
    mutating func endDrink() -> (id: Identifier<Drink>, isWritten: Bool)? {
        replaced = nil
        return drink
    }

    mutating func count(_ outcome: ImportTally.Outcome) { report.count(outcome) }

    mutating func fail(_ failure: ImportFailure) { report.fail(failure) }

    mutating func add(_ remark: PullRemark) { report.add(remark) }

    private mutating func apply(_ ingredient: Ingredient, _ place: ImportPlace, _ session: any ImportSession) throws {
        if report.isDryRun, names[ingredient.id] == nil { names[ingredient.id] = ingredient.name }
        try apply(.ingredient(ingredient), place, session)
    }

    /// Stores the implied records that a recipe uses, unless the recipe is skipped.
    private mutating func keepImplied(by drink: Drink, _ session: any ImportSession) throws {
        let ids = drink.lines.flatMap { [$0.ingredient] + $0.substitutes.map(\.ingredient) }
            .filter { impliedIngredients[$0] != nil }
        let tags = drink.tags.filter { impliedTags[$0] != nil }
        guard !ids.isEmpty || !tags.isEmpty, try replaced != nil || !session.skips(drink) else { return }
        for tag in tags.compactMap({ impliedTags.removeValue(forKey: $0) }) { _ = try session.keep(.tag(tag)) }
        for id in ids { try keepImplied(id, session) }
    }

    /// Stores an ingredient after its parent, each once.
    private mutating func keepImplied(_ id: Identifier<Ingredient>, _ session: any ImportSession) throws {
        guard let (ingredient, place) = impliedIngredients.removeValue(forKey: id) else { return }
        if let parent = ingredient.parent { try keepImplied(parent, session) }
        try apply(ingredient, place, session)
    }

    private mutating func apply(_ record: OwnRecord, _ place: ImportPlace, _ session: any ImportSession) throws {
        if case .drink(let drink) = record { try keepImplied(by: drink, session) }
        let outcome = try keep(record, session)
        if case .drink = record, let id = outcome.id { drink = (Identifier(id), outcome.isWritten) }
        switch outcome {
        case .imported(let id):
            report.count(.imported, record.kind)
            remember(id, of: record)
            show(record)
            if case .ingredient(let ingredient) = record { addNew(ingredient, id) }
        case .updated(let id):
            report.count(.updated, record.kind)
            remember(id, of: record)
            show(record)
        case .skipped(let id):
            report.count(.skipped, record.kind)
            remember(id, of: record)
            if case .drink(let drink) = record {
                report.skip(ImportedName(kind: .drink, id: id, name: drink.name))
            }
        case .failed(let problem):
            let kind: ImportFailure.Kind = record.kind == .drink ? .drink : .ingredient
            report.fail(ImportFailure(place: place, kind: kind, remark: problem.remark))
        }
    }

    private mutating func show(_ record: OwnRecord) {
        guard report.isDryRun, case .drink(let drink) = record else { return }
        let ids = Set(drink.lines.map(\.ingredient))
        report.show(RecipePreview(drink: drink, names: names.filter { ids.contains($0.key) }))
    }

    private func keep(_ record: OwnRecord, _ session: any ImportSession) throws -> OwnRecordOutcome {
        guard case .drink(let drink) = record, let replaced else { return try session.keep(record) }
        return try session.replace(.drink(drink.with(id: replaced, variantOf: drink.variantOf)))
    }

    private mutating func addNew(_ ingredient: Ingredient, _ id: String) {
        let nearest = resolver.suggestions(for: ingredient.name.english, limit: 1, isTyped: true).first
        report.add(
            NewIngredient(
                id: Identifier(id), name: ingredient.name,
                nearest: nearest.map { understood(ingredient.name.english, $0) }))
    }

    private func understood(_ written: String, _ id: Identifier<Ingredient>) -> UnderstoodName {
        UnderstoodName(
            written: written, ingredient: id,
            name: names[id] ?? LocalizedText(both: id.rawValue))
    }

    private mutating func remember(_ id: String, of record: OwnRecord) {
        guard id != record.id else { return }
        if record.kind == .drink { drinkIDs[record.id] = id } else { ingredientIDs[record.id] = id }
    }

    private mutating func apply(
        _ section: String, _ record: PersonalRecord, _ place: ImportPlace, _ session: any ImportSession
    ) throws {
        do {
            let outcome = try session.keep(withStoredIDs(record), in: section, of: "\(source)/\(place.file)")
            report.count(outcome, in: section)
        } catch let refusal as ImportRefusal {
            report.fail(ImportFailure(place: place, kind: .section, remark: refusal.remark))
        }
    }

    private func withStoredIDs(_ record: PersonalRecord) -> PersonalRecord {
        guard !drinkIDs.isEmpty || !ingredientIDs.isEmpty else { return record }
        return PersonalRecord(
            record.fields.map { field in
                switch (field.name, field.value) {
                case ("drink", .text(let id)), ("variant", .text(let id)):
                    PersonalRecord.Field(field.name, .text(drinkIDs[id] ?? id))
                case ("drinks", .words(let ids)):
                    PersonalRecord.Field(field.name, .words(ids.map { drinkIDs[$0] ?? $0 }))
                case ("ingredient", .text(let id)), ("stand_in", .text(let id)):
                    PersonalRecord.Field(field.name, .text(ingredientIDs[id] ?? id))
                default: field
                }
            })
    }
}
