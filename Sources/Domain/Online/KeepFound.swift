/// Keeps an entry found online: reads all of it from its catalogue and stores it as a work or a drink.
package struct KeepFound: Sendable {
    private let catalogues: @Sendable () async -> [any OnlineCatalogue]
    private let kept: any KeptRepository
    private let pictures: any PictureAddressRepository
    private let reader: any ImportReader
    private let names: any KnownNames
    private let clock: any WallClock
    private let localTime: any LocalTime

    /// - Parameter catalogues: the enabled ones; called before every use.
    package init(
        catalogues: @escaping @Sendable () async -> [any OnlineCatalogue], kept: any KeptRepository,
        pictures: any PictureAddressRepository, reader: any ImportReader, names: any KnownNames, clock: any WallClock,
        localTime: any LocalTime
    ) {
        self.catalogues = catalogues
        self.kept = kept
        self.pictures = pictures
        self.reader = reader
        self.names = names
        self.clock = clock
        self.localTime = localTime
    }

    package func targets(of entries: [OnlineEntry]) async throws -> [ExternalID: KeptTarget] {
        try await kept.targets(of: entries)
    }

    /// - Throws: `OnlineProblem`, `WorkProblem`, `OwnRecordProblem`, `CancellationError`, or the store's error.
    package func callAsFunction(_ id: ExternalID, of profile: Identifier<Profile>) async throws -> KeptItem {
        try await keep(try await preview(id), of: profile)
    }

    /// Reads a complete entry for a preview. Throws `OnlineProblem`, `CancellationError`, or the store's error.
    package func preview(_ id: ExternalID) async throws -> FoundItem {
        guard let provider = id.provider else { throw OnlineProblem.unknownID(id.description) }
        guard let catalogue = await catalogues().first(where: { $0.provider == provider }) else {
            throw OnlineProblem.notEnabled(provider)
        }
        switch try await catalogue.record(id) {
        case .work(let work): return FoundItem(id: id, contents: .work(work))
        case .drink(let bytes, let format, let picture):
            return FoundItem(id: id, contents: try await drink(bytes, format, picture, provider))
        }
    }

    /// Keeps a previewed entry without reading it again. Throws `WorkProblem`, `OwnRecordProblem`, `StoreError`.
    package func keep(_ found: FoundItem, of profile: Identifier<Profile>) async throws -> KeptItem {
        switch found.contents {
        case .work(let work):
            let item = try await kept.keep(work, of: profile, at: clock.now())
            // An entry without a picture leaves the existing one in place.
            guard let picture = work.picture else { return item }
            return try await pictures.keep(picture, of: item, isSame: item.target == .work(work.record.work.id))
        case .drink(_, let records, let picture):
            let item = try await kept.keep(records, as: found.id, of: profile, at: clock.now())
            return try await pictures.keep(picture, of: item, isSame: item.outcome != .known)
        }
    }

    private func drink(
        _ bytes: [UInt8], _ format: ExchangeFormat, _ picture: PictureAddress?, _ provider: OnlineProvider
    ) async throws -> FoundItem.Contents {
        let known = try await names.known()
        let source = "\(provider.name), \(localTime.day(of: clock.now()).text)"
        var records: [OwnRecord] = []
        var drinks: [Drink] = []
        var ingredients: [Identifier<Ingredient>: LocalizedText] = [:]
        var reason: String?
        do {
            try reader.read(.bytes(bytes, name: provider.rawValue), format: format, known: known) { record in
                switch record {
                case .tag(let tag): records.append(.tag(tag))
                case .ingredient(let ingredient, _):
                    records.append(.ingredient(ingredient))
                    ingredients[ingredient.id] = ingredient.name
                case .drink(let drink, _): drinks.append(drink.with(source: source, variantOf: drink.variantOf))
                case .failure(let failure): reason = reason ?? failure.remark?.field ?? ""
                default: break
                }
            }
        } catch is TransferProblem {
            throw OnlineProblem.unreadable(at: "")
        }
        guard let drink = drinks.first else {
            throw reason.map { OnlineProblem.unreadable(at: $0) } ?? OnlineProblem.notFound
        }
        let used = Set(drink.lines.map(\.ingredient))
        for ingredient in known.ingredients where used.contains(ingredient.id) {
            ingredients[ingredient.id] = ingredient.name
        }
        return .drink(RecipePreview(drink: drink, names: ingredients), records + [.drink(drink)], picture)
    }
}

extension PictureAddressRepository {
    /// Replaces an existing item's picture only if the item came from the same catalogue.
    func keep(_ picture: PictureAddress?, of item: KeptItem, isSame: Bool) async throws -> KeptItem {
        let subject: PictureSubject =
            switch item.target {
            case .work(let id): .work(id)
            case .drink(let id): .drink(id)
            }
        if !isSame, try await address(of: subject) != nil { return item }
        try await keep([subject: picture])
        return item
    }
}

package struct FoundItem: Hashable, Sendable {
    package enum Contents: Hashable, Sendable {
        case work(OnlineWork)
        /// A drink, the records to keep for it, and the address of its picture; nil for none.
        case drink(RecipePreview, [OwnRecord], PictureAddress?)
    }

    package let id: ExternalID
    package let contents: Contents

    package var picture: PictureAddress? {
        switch contents {
        case .work(let work): work.picture
        case .drink(_, _, let picture): picture
        }
    }

    package var name: LocalizedText {
        switch contents {
        case .work(let work): work.record.work.title
        case .drink(let preview, _, _): preview.drink.name
        }
    }
}

/// Stores entries found online, so that they are available offline.
package protocol KeptRepository: Sendable {
    /// The bundled works with the entries' IDs, else the items kept under them; deleted ones are left out.
    func targets(of entries: [OnlineEntry]) async throws -> [ExternalID: KeptTarget]

    /// Keeps a work with its characters in one undoable step.
    ///
    /// Updates a work already kept from that catalogue without touching members' data. Otherwise looks for a work with
    /// one of its external ids, or with the same title, kind and year: fills what is missing in one of the member's own
    /// or of another catalogue, and only links a bundled one. Throws `WorkProblem`, or the store's error.
    func keep(_ work: OnlineWork, of profile: Identifier<Profile>, at now: Int64) async throws -> KeptItem

    /// Keeps a drink with its new ingredients in one undoable step. The `records` are those of an import, the drink
    /// last. Throws `OwnRecordProblem`, or the store's error.
    func keep(
        _ records: [OwnRecord], as id: ExternalID, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> KeptItem
}
