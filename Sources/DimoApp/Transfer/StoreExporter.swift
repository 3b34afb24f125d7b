import Domain
import Exchange
import FeatureKit
import Persistence
import Synchronization

/// Exports the store a page at a time, so that no file has to fit into memory.
struct StoreExporter: RecipeExporter {
    let profile: Identifier<Profile>
    let drinks: any DrinkRepository
    let own: any OwnRecipeRepository
    let personal: SQLitePersonalRecordRepository
    let names: any KnownNames
    let shopping: any ShoppingRepository
    let parties: any PartyRepository
    let momentum: GatherMomentum
    let externalIDs: SQLiteExternalIDRepository
    let bar: HomeBar
    let calculator: DrinkCalculator
    let strings: Strings
    let time: any LocalTime
    /// Receives an export without a file.
    let output: @Sendable (String) throws -> Void

    static let page = 200

    func export(
        _ request: ExportRequest, progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws -> ExportReport {
        if request.subject == .momentum { return try await writeMomentum(request) }
        if request.format == .letterboxd { return try await writeLetterboxd(request, progress: progress) }
        let known = try await names.known()
        let run = ExportRun(
            sink: try ExportSink(request, output: output),
            document: try await writer(known).document(
                request.format, holdsIngredients: request.subject == .ingredients), progress: progress)
        try run.begin()
        switch (request.subject, request.format) {
        case (.shopping, .markdown): try run.write(try await shoppingList(known))
        case (.menu, _): try run.write(try await menu(known))
        case (.drinks, _): try await writeDrinks(known, into: run)
        case (.ingredients, _):
            for ingredient in known.ingredients.sorted(by: { $0.id < $1.id }) { try run.add { $0.add(ingredient) } }
        case (.mine, _): try await writeOwn(as: request.format, into: run)
        case (nil, _):
            try await writeOwn(as: request.format, into: run)
            try await writePersonal(nil, into: run)
        case (let subject?, _): try await writePersonal(subject.sections, into: run)
        }
        return try run.finish(path: request.path)
    }

    private func writer(_ known: ImportKnown) async throws -> ExchangeWriter {
        let contents = Catalogue(ingredients: known.ingredients).contents()
        let volumes = Dictionary(firstOf: known.glasses.map { ($0.id, $0.volume) })
        var techniques: [Technique] = []
        for kind in TechniqueKind.allCases {
            if let technique = try await drinks.technique(kind) { techniques.append(technique) }
        }
        return ExchangeWriter(
            names: ExchangeNames(known), techniques: techniques, markdown: style
        ) { drink in
            let estimate = calculator.estimate(of: drink, contents: contents, glassVolume: volumes[drink.glass])
            // An estimate of none would be read as stated.
            return estimate.basis < .estimated || estimate.basis == .estimated && estimate.strength > 0
                ? estimate.strength : nil
        }
    }

    private var style: MarkdownStyle {
        let amounts = AmountFormatter(strings: strings)
        return MarkdownStyle(strings.language, amount: { amounts.text($0) })
    }

    // MARK: Recipes

    private func writeDrinks(_ known: ImportKnown, into run: ExportRun) async throws {
        for tag in known.tags { try run.add { $0.add(tag) } }
        for ingredient in known.ingredients.sorted(by: { $0.id < $1.id }) { try run.add { $0.add(ingredient) } }
        let total = try await drinks.drinkCount()
        var ids: [Identifier<Drink>] = []
        while ids.count < total {
            let page = try await drinks.drinks(in: ids.count..<(ids.count + 5_000), by: .english)
            if page.isEmpty { break }
            ids += page.map(\.id)
        }
        for (count, id) in ids.sorted().enumerated() {
            if count.isMultiple(of: Self.page) { try run.report(done: count, total: ids.count) }
            if let drink = try await drinks.drink(id) { try run.add { $0.add(drink) } }
        }
    }

    /// Writes recipes as the member wrote them in our own format, and as lists show them, with a base, in others.
    private func writeOwn(as format: ExchangeFormat, into run: ExportRun) async throws {
        let total = try await own.drinkCount(of: profile)
        var last: OwnRecord?
        var count = 0
        while true {
            let page = try await own.records(of: profile, after: last, limit: Self.page)
            guard let end = page.last else { return }
            for record in page {
                switch record {
                case .tag(let tag): try run.add { $0.add(tag) }
                case .glass(let glass): try run.add { $0.add(glass) }
                case .tool(let tool): try run.add { $0.add(tool) }
                case .ingredient(let ingredient): try run.add { $0.add(ingredient) }
                case .drink(let written):
                    let shown = format == .dimo ? nil : try await drinks.drink(written.id)
                    try run.add { $0.add(shown ?? written) }
                    count += 1
                }
            }
            last = end
            try run.report(done: count, total: total)
        }
    }

    // MARK: What a member keeps

    private func writePersonal(_ sections: Set<String>?, into run: ExportRun) async throws {
        try await personal.records(in: sections, of: profile) { section, record in
            try run.add { $0.add(record.exchange, to: section) }
        }
    }

    /// Writes a document for people and other programs; it cannot be imported.
    private func writeMomentum(_ request: ExportRequest) async throws -> ExportReport {
        let record = try await momentum(profile)
        let writer = MomentumWriter(language: strings.language)
        let sink = try ExportSink(request, output: output)
        switch request.format {
        case .csv: try sink.write(writer.csv(record))
        case .markdown: try sink.write(writer.markdown(record))
        default: try sink.write(writer.json(record))
        }
        try sink.finish()
        return ExportReport(path: request.path, records: record.count, bytes: sink.bytes)
    }

    private func shoppingList(_ known: ImportKnown) async throws -> String {
        let ingredients = Dictionary(firstOf: known.ingredients.map { ($0.id, $0) })
        let items = try await shopping.items(of: profile)
        let names = try await drinks.names(of: items.flatMap(\.drinks))
        let amounts = AmountFormatter(strings: strings)
        let sizes = try await bar.bottleSizes()
        return style.shoppingList(
            items.map { item in
                let ingredient = item.subject.ingredient.flatMap { ingredients[$0] }
                let amount: String? =
                    switch item.purchase(in: ingredient?.category, size: ingredient.flatMap { sizes[$0.id] }) {
                    case .packs(let packs, let millilitres): "\(packs) × \(amounts.text(millilitres, .millilitre))"
                    case .pieces(let pieces): amounts.text(Double(pieces), .whole)
                    case .asWritten: item.unit.map { amounts.text(item.amount, $0) }
                    }
                let name = ingredient?.name[strings.language] ?? item.subject.text ?? item.subject.ingredient?.rawValue
                let drinks = item.drinks.map { names[$0]?[strings.language] ?? $0.rawValue }
                return (name: name ?? "", amount: amount, drinks: drinks, isDone: item.isDone)
            })
    }

    /// The party's menu in order, or without one the drinks the bar can make now; by base, with ingredients.
    private func menu(_ known: ImportKnown) async throws -> String {
        let names = Dictionary(firstOf: known.ingredients.map { ($0.id, $0.name) })
        var menu = try await parties.menu(of: profile)
        if menu.isEmpty {
            menu = try await bar.makeable(by: strings.language).map { PartyDrink(drink: $0) }
        }
        var drinks: [Identifier<Drink>: Drink] = [:]
        for place in menu { drinks[place.drink] = try await self.drinks.drink(place.drink) }
        let page = MenuPage(
            title: strings["party.menu-title"], menu, drinks: drinks, names: names, in: strings.language
        ) { strings["base.\($0.rawValue)"] }
        return page.markdown.isEmpty ? "# \(page.title)\n" : page.markdown
    }

    /// Writes the watched log or the wishes in Letterboxd's import format, the oldest first.
    func writeLetterboxd(
        _ request: ExportRequest, progress: @Sendable (TransferProgress) -> Void
    ) async throws -> ExportReport {
        let record = try await momentum(profile)
        let ids = try await externalIDs.externalIDs().mapValues { $0.map(\.description) }
        let isLog = request.subject == .watched
        let sink = try SplitSink(
            request, header: isLog ? LetterboxdText.header : LetterboxdText.wishHeader,
            limit: LetterboxdText.largestFile, output: output)
        let rows =
            isLog
            ? log(record, ids) : record.wished.reversed().map { LetterboxdText.row($0.work, ids: ids[$0.id] ?? []) }
        for (count, row) in rows.enumerated() {
            if count.isMultiple(of: Self.page) {
                try Task.checkCancellation()
                progress(TransferProgress(done: count, total: rows.count, records: count))
            }
            try sink.write(row)
        }
        return try sink.finish()
    }

    private func log(_ record: MomentumRecord, _ ids: [Identifier<Work>: [String]]) -> [String] {
        var seen: Set<Identifier<Work>> = []
        return record.watched.reversed().map { entry in
            var day: LocalDay?
            if case .moment(let moment) = entry.watching.date { day = time.day(of: moment) }
            let isLater = !seen.insert(entry.work.id).inserted && !entry.work.kind.isSeries
            return LetterboxdText.row(
                entry, on: day, isRewatch: isLater || entry.watching.isRewatch, ids: ids[entry.work.id] ?? [])
        }
    }
}
