import Domain

/// The state of one run: the ids in use, the ingredients, and the pending results.
struct ReadSession {
    let names: ExchangeNames
    let limits: ExchangeLimits
    var ingredients: IngredientIndex
    private(set) var events: [ExchangeEvent] = []
    private var drinkIDs: Set<String> = []
    private var foreignIDs: Set<String> = []
    private var origins: [String: String] = [:]
    private var newTags: [String: Identifier<Tag>] = [:]
    private var suffixes: [String: Int] = [:]
    private var glasses: [String: (id: Identifier<Glass>, isSure: Bool)] = [:]
    private var tagIDs: Set<Identifier<Tag>> = []

    init(names: ExchangeNames, limits: ExchangeLimits) {
        self.names = names
        self.limits = limits
        ingredients = IngredientIndex(names: names)
    }

    mutating func drainEvents() -> [ExchangeEvent] {
        defer { events = [] }
        return events
    }

    mutating func send(_ event: ExchangeEvent) { events.append(event) }

    mutating func fail(_ place: ImportPlace, _ kind: ImportFailure.Kind, _ flaw: ExchangeFlaw) {
        send(.failure(ImportFailure(place: place, kind: kind, remark: flaw.remark)))
    }

    mutating func refuse(_ file: String, _ problem: SourceProblem) {
        let place = ImportPlace(file: file, record: "-")
        send(.failure(ImportFailure(place: place, kind: .file, problem: .source(problem))))
    }

    mutating func warn(_ place: ImportPlace, _ sentence: RecordRemark.Sentence, _ values: [String] = []) {
        warn(place, RecordRemark(sentence, values))
    }

    mutating func warn(_ file: String, unread columns: [String]) {
        guard !columns.isEmpty else { return }
        warn(ImportPlace(file: file, record: "-"), .unknownColumns, [columns.prefix(20).joined(separator: ", ")])
    }

    mutating func warn(_ place: ImportPlace, _ remark: RecordRemark) {
        send(.warning(ImportWarning(place: place, remark: remark)))
    }

    /// Reserves an id from a file; a file must not use one twice.
    mutating func claim(id: String) throws(ExchangeFlaw) -> Identifier<Drink> {
        guard Identifier<Drink>(id).isWellFormed, id.utf8.count <= limits.nameLength else {
            throw ExchangeFlaw(field: "id", .badOptionalID, ["\(id.prefix(60))"])
        }
        guard drinkIDs.insert(id).inserted else { throw ExchangeFlaw(field: "id", .twice, ["\(id)"]) }
        return Identifier(id)
    }

    /// Reserves an id derived from a name; a clash adds `-2`.
    mutating func claim(named name: String) -> Identifier<Drink> {
        let slug = Slug.make(name)
        let id = Slug.free(slug, after: &suffixes[slug, default: 1]) { drinkIDs.contains($0) }
        drinkIDs.insert(id)
        return Identifier(id)
    }

    mutating func release(_ id: Identifier<Drink>) { drinkIDs.remove(id.rawValue) }

    /// Rejects the second record with a foreign id.
    mutating func claim(foreign id: String) throws(ExchangeFlaw) {
        guard foreignIDs.insert(id).inserted else { throw ExchangeFlaw(field: "_id", .twice, ["\(id)"]) }
    }

    /// Rejects a variant that leads back to itself.
    mutating func addVariant(_ id: Identifier<Drink>, of origin: Identifier<Drink>) throws(ExchangeFlaw) {
        var next: String? = origin.rawValue
        var count = 0
        while let current = next, count <= origins.count {
            guard current != id.rawValue else { throw ExchangeFlaw(field: "variant_of", .variantCycle, ["\(origin)"]) }
            next = origins[current]
            count += 1
        }
        origins[id.rawValue] = origin.rawValue
    }

    /// The glass for a name; the nearest one is searched once per name.
    mutating func glass(named name: String) -> (id: Identifier<Glass>, isSure: Bool) {
        if let known = glasses[name] { return known }
        let found = GlassWords.match(name, in: names)
        glasses[name] = found
        return found
    }

    mutating func add(_ tag: Tag, _ place: ImportPlace) {
        guard tagIDs.insert(tag.id).inserted else { return }
        newTags[Folding.folded(tag.name.english)] = tag.id
        send(.tag(ExchangeItem(value: tag, place: place)))
    }

    /// Returns the tag for a word; nil for a word without letters. Emits a new tag.
    mutating func tag(_ word: String, _ place: ImportPlace) -> Identifier<Tag>? {
        let key = Folding.folded(word)
        guard !key.isEmpty else { return nil }
        if let id = names.tagIDs[key] ?? newTags[key] { return id }
        let tag = Tag(id: Identifier(Slug.make(word, stem: "tag")), name: LocalizedText(both: word))
        newTags[key] = tag.id
        if names.tags[tag.id] == nil, tagIDs.insert(tag.id).inserted { send(.implied(.tag(tag), place)) }
        return tag.id
    }

    /// Handles a record of Bar Assistant; ingredients were handled before.
    mutating func readBarAssistant(_ record: JSONRecord, _ job: FileJob, _ encoding: inout EncodingGuess) {
        var place = ImportPlace(file: job.file.path, record: "record \(record.number)")
        do throws(ExchangeFlaw) {
            let parsed = try BarAssistantRecord(record.value(&encoding), limits: limits)
            if parsed.kind == .ingredient, job.layout != .cocktail { return }
            guard parsed.kind != nil else { throw ExchangeFlaw(field: "", .neitherKind) }
            place = ImportPlace(file: job.file.path, record: parsed.title(record.number))
            add(try parsed.drink(), place)
        } catch {
            fail(place, .drink, error)
        }
    }

    /// Handles a record of TheCocktailDB. "Nothing found" is not a record.
    mutating func readTheCocktailDB(_ record: JSONRecord, file: String, _ encoding: inout EncodingGuess) {
        var place = ImportPlace(file: file, record: "record \(max(record.number, 1))")
        var kind = ImportFailure.Kind.drink
        do {
            let value = try record.value(&encoding)
            if record.number == 0 {
                switch value {
                case .null, .text: return
                default: break
                }
                guard case .object = value else { return }
            }
            let parsed = try TheCocktailDBRecord(value, limits: limits)
            place = ImportPlace(file: file, record: parsed.title(record.number))
            if parsed.isIngredient {
                kind = .ingredient
                define([DefinedIngredient(foreign: try parsed.ingredient(), place: place)])
            } else {
                add(try parsed.drink(), place)
            }
        } catch {
            fail(place, kind, error)
        }
    }
}
