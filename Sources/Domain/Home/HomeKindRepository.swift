package protocol HomeKindRepository: Sendable {
    /// Nil for all.
    func homeKind(of profile: Identifier<Profile>) async throws -> WorkKind?
    /// Nil for all. Throws `AccountProblem.gone` if there is no such member, `StoreError`.
    func setHomeKind(_ kind: WorkKind?, of profile: Identifier<Profile>) async throws
}

/// A reason for tonight's suggestion, as data for a formatter; includes unknowns. Temperatures are in degrees Celsius.
package enum TonightReason: Hashable, Sendable {
    case weather(feelsLike: Double, TonightStyle)
    /// The felt temperature and the humidity, in per cent, together call for a long iced drink.
    case muggyWeather(feelsLike: Double, humidity: Double)
    /// The felt temperature suggests no style.
    case mildWeather(feelsLike: Double)
    /// The felt temperature suggests a style that none of the drinks has.
    case unsuitedWeather(feelsLike: Double)
    case wetWeather
    /// Rain is likely in the coming hours, with a chance in per cent.
    case rainAhead(chance: Double)
    /// There is fine dust in the air, of a bad grade.
    case dusty(DustGrade)
    case noWeather
    case makeable
    /// The bar can make nothing; the drink lacks this number of ingredients.
    case away(Int)
    /// The bar can make other drinks; this one lacks this number of ingredients.
    case lacking(Int)
    case likeRated(Identifier<Drink>, Rating)
    /// The drink resembles one the member saved, made or tried.
    case likeKnown(Identifier<Drink>, TasteBasis)
    case noTaste
    case ownType(Identifier<WorkCharacter>, MBTI)
    /// The member dug a character of the work as a type that shares this number of letters with their own.
    case nearType(Identifier<WorkCharacter>, MBTI, sharedLetters: Int)
    /// The work is by the director of one to which the member gave this rating.
    case sameDirector(Identifier<Work>, Rating)
    /// The work has the genres of one to which the member gave this rating.
    case sameGenres(Identifier<Work>, Rating)
    case noType
    /// The member has dug no one yet; the work was chosen by the day alone.
    case nobodyDug
    case length(WorkLength)
    case wished
    case notWatched
    case watched

    /// Whether it speaks for the suggestion, rather than naming something unknown or weather that suggests nothing.
    package var isGood: Bool {
        switch self {
        case .mildWeather, .unsuitedWeather, .noWeather, .noTaste, .noType, .nobodyDug: false
        default: true
        }
    }

    var isLength: Bool { if case .length = self { true } else { false } }
}
