import Domain

enum BarAssistant: Hashable, Sendable {
    case bars
    case profile
    /// A page of a bar's recipes; the first is 1.
    case recipes(page: Int, bar: Int)
    case recipe(String, bar: Int)
    case shelf(page: Int, bar: Int)
    case shopping(page: Int, member: Int, bar: Int)

    static let pageSize = 100

    func endpoint(at base: BaseURL, token: Secret) -> Endpoint {
        var headers = [
            RequestField("Authorization", .secret(Secret("Bearer \(token.value)"))),
            RequestField("Accept", "application/json"),
        ]
        if let bar { headers.append(RequestField("Bar-Assistant-Bar-Id", .plain(String(bar)))) }
        return Endpoint(.get, base, path: ["api"] + path, query: query, headers: headers, timeout: .seconds(20))
    }

    private var bar: Int? {
        switch self {
        case .bars, .profile: nil
        case .recipes(_, let bar), .recipe(_, let bar), .shelf(_, let bar), .shopping(_, _, let bar): bar
        }
    }

    private var path: [RequestText] {
        switch self {
        case .bars: ["bars"]
        case .profile: ["profile"]
        case .recipes: ["cocktails"]
        case .recipe(let id, _): ["cocktails", .plain(id), "share"]
        case .shelf(_, let bar): ["bars", .plain(String(bar)), "inventory", "ingredients"]
        case .shopping(_, let member, _): ["members", .plain(String(member)), "shopping-list"]
        }
    }

    private var query: [RequestField] {
        switch self {
        case .bars, .profile: []
        case .recipe: [RequestField("type", "json")]
        case .recipes(let page, _):
            // Without them, a server omits both.
            [RequestField("include", "ratings,images"), RequestField("sort", "name")] + Self.pages(page)
        case .shelf(let page, _), .shopping(let page, _, _): Self.pages(page)
        }
    }

    private static func pages(_ page: Int) -> [RequestField] {
        [RequestField("page", .plain(String(page))), RequestField("per_page", .plain(String(pageSize)))]
    }
}
