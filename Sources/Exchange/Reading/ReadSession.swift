internal import Domain

/// What one reading knows so far: the ids that are taken, the ingredients, and the events nobody has taken yet.
struct ReadSession {
    let names: ExchangeNames
    let limits: ExchangeLimits
    var book: IngredientIndex
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
        book = IngredientIndex(names: names)
    }

    /// The events since the last call.
    mutating func takeEvents() -> [ExchangeEvent] {
        defer { events = [] }
        return events
    }

    mutating func send(_ event: ExchangeEvent) { events.append(event) }

    mutating func fail(_ place: ExchangePlace, _ kind: ExchangeRecordKind, _ flaw: ExchangeFlaw) {
        send(.failure(ExchangeFailure(file: place.file, record: place.record, kind: kind, reason: flaw.text)))
    }

    mutating func warn(_ place: ExchangePlace, _ text: String) {
        send(.warning(ExchangeWarning(place: place, text: text)))
    }

    /// Takes an id that a file says; no file says one twice.
    mutating func claim(kept id: String) throws(ExchangeFlaw) -> Identifier<Drink> {
        guard Identifier<Drink>(id).isWellFormed, id.utf8.count <= limits.nameLength else {
            throw ExchangeFlaw(
                field: "id", reason: "\"\(id.prefix(60))\" is not of the form [a-z0-9][a-z0-9-]*: change or remove it")
        }
        guard drinkIDs.insert(id).inserted else {
            throw ExchangeFlaw(field: "id", reason: "\"\(id)\" appears twice: give one of them another id")
        }
        return Identifier(id)
    }

    /// Takes an id made from a name; a clash adds `-2`.
    mutating func claim(named name: String) -> Identifier<Drink> {
        let slug = Slug.make(name)
        let id = Slug.free(slug, after: &suffixes[slug, default: 1]) { drinkIDs.contains($0) }
        drinkIDs.insert(id)
        return Identifier(id)
    }

    /// Gives an id back whose record was not in order.
    mutating func release(_ id: Identifier<Drink>) { drinkIDs.remove(id.rawValue) }

    /// Refuses the second record of a foreign id.
    mutating func claim(foreign id: String) throws(ExchangeFlaw) {
        guard foreignIDs.insert(id).inserted else {
            throw ExchangeFlaw(field: "_id", reason: "\"\(id)\" appears twice: give one of them another id")
        }
    }

    /// Refuses a variant that leads back to itself.
    mutating func note(variant id: Identifier<Drink>, of origin: Identifier<Drink>) throws(ExchangeFlaw) {
        var next: String? = origin.rawValue
        var count = 0
        while let current = next, count <= origins.count {
            guard current != id.rawValue else {
                throw ExchangeFlaw(field: "variant_of", reason: "\"\(origin)\" leads back to it: name another drink")
            }
            next = origins[current]
            count += 1
        }
        origins[id.rawValue] = origin.rawValue
    }

    /// The glass of a name; looking for the nearest one is done once a name.
    mutating func glass(named name: String) -> (id: Identifier<Glass>, isSure: Bool) {
        if let known = glasses[name] { return known }
        let found = GlassWords.match(name, in: names)
        glasses[name] = found
        return found
    }

    /// Takes a tag of our own format.
    mutating func add(_ tag: Tag, _ place: ExchangePlace) {
        guard tagIDs.insert(tag.id).inserted else { return }
        newTags[Folding.folded(tag.name.english)] = tag.id
        send(.tag(ExchangeItem(value: tag, place: place)))
    }

    /// The tag of a word; nil for a word of signs alone. A new one is sent.
    mutating func tag(_ word: String, _ place: ExchangePlace) -> Identifier<Tag>? {
        let key = Folding.folded(word)
        guard !key.isEmpty else { return nil }
        if let id = names.tagIDs[key] ?? newTags[key] { return id }
        let tag = Tag(id: Identifier(Slug.make(word, stem: "tag")), name: LocalizedText(both: word))
        newTags[key] = tag.id
        if names.tags[tag.id] == nil { add(tag, place) }
        return tag.id
    }
}
