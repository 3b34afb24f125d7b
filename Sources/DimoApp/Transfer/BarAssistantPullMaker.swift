import Domain
import Networking
import Persistence

struct BarAssistantPullMaker: RecipePullMaker {
    let client: any HTTPClient
    let configuration: ProviderConfiguration.BarAssistant
    let store: any ImportStore
    let database: AppDatabase
    let profile: Identifier<Profile>
    let clock: any WallClock

    var address: String { configuration.url?.description ?? "" }
    var hasToken: Bool { configuration.token != nil }

    func pull(_ access: ServerAccess) throws(TransferProblem) -> PullRecipes {
        let token = access.token.flatMap { $0.isEmpty ? nil : Secret($0) } ?? configuration.token
        guard let token else { throw .noToken }
        guard token.value.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else { throw .badToken }
        return PullRecipes(
            server: BarAssistantServer(client, at: try url(access.address), token: token),
            reader: ExchangeImportReader(), store: store, pulled: SQLitePulledRecipeRepository(database: database),
            pictures: SQLitePictureAddressRepository(database: database), profile: profile, clock: clock)
    }

    /// The address above `/api`; input may include that part.
    private func url(_ typed: String?) throws(TransferProblem) -> BaseURL {
        let configured = configuration.url?.description ?? configuration.rejectedURL
        guard var text = typed.flatMap({ $0.isEmpty ? nil : $0 }) ?? configured else { throw .noServerAddress }
        while text.last == "/" { text.removeLast() }
        if text.hasSuffix("/api") { text.removeLast(4) }
        guard let url = BaseURL(text, allowsPrivateHTTP: configuration.isInsecure) else {
            throw .badServerAddress(PlainText.line(text, limit: 200))
        }
        return url
    }
}
