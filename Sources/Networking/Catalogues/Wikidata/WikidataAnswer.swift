import Domain

/// An answer of the MediaWiki API. It refuses with status 200, too.
struct WikidataAnswer: Decodable {
    struct Query: Decodable {
        struct Hit: Decodable {
            /// The id of an item, `Q61448040`.
            let title: String
        }

        let search: LossyList<Hit>
    }

    struct Continuation: Decodable {
        let sroffset: Int?
    }

    struct Refusal: Decodable {
        let code: String?
        let info: String?
    }

    private enum CodingKeys: String, CodingKey {
        case query, entities, error
        case continuation = "continue"
    }

    private let query: Query?
    private let continuation: Continuation?
    private let entities: [String: WikidataEntity]?
    private let error: Refusal?

    /// The ids of the items found, best first, and whether there are more.
    func hits() throws(OnlineProblem) -> (ids: [String], hasMore: Bool) {
        if let error { throw problem(error) }
        guard let query else { throw .unreadable(at: "query") }
        return (query.search.elements.map(\.title), continuation?.sroffset != nil)
    }

    /// The items by the id they were requested with; a redirected one has another id of its own.
    func items() throws(OnlineProblem) -> [String: WikidataEntity] {
        if let error { throw problem(error) }
        guard let entities else { throw .unreadable(at: "entities") }
        return entities.filter { !$0.value.isMissing }
    }

    private func problem(_ refusal: Refusal) -> OnlineProblem {
        switch refusal.code {
        case "maxlag", "ratelimited", "readonly": .busy(until: nil)
        case "no-such-entity": .notFound
        default: .explained(refusal.info ?? refusal.code, status: 200)
        }
    }
}
