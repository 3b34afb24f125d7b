/// Why tonight's suggestion is what it is, as data: a formatter puts it into words. What is missing is said too.
public enum TonightReason: Hashable, Sendable {
    /// It feels like so many degrees, so the drink is of this style.
    case weather(feelsLike: Double, TonightStyle)
    /// It feels like so many degrees, which asks for nothing.
    case mildWeather(feelsLike: Double)
    /// It rains or snows, so the drink is a warming one.
    case wetWeather
    /// Nothing is known of the weather.
    case noWeather
    /// The bar can make it.
    case makeable
    /// The bar lacks so many things for it; it can make nothing at all.
    case away(Int)
    /// It is like a drink that was given this rating.
    case likeRated(Identifier<Drink>, Rating)
    /// It is like a drink that was saved, made or tried.
    case likeKnown(Identifier<Drink>, TasteBasis)
    /// Nothing is known of the member's taste.
    case noTaste
    /// The reader dug a character of the work as the own type.
    case ownType(Identifier<WorkCharacter>, MBTI)
    /// The reader dug a character of the work as a type that shares so many letters with the own.
    case nearType(Identifier<WorkCharacter>, MBTI, sharedLetters: Int)
    /// The member has no type, so that no character could be chosen by it.
    case noType
    /// The member has dug nobody yet: the work alone, by the day.
    case nobodyDug
    /// The work is wished for.
    case wished
    /// The work was not watched yet.
    case notWatched
    /// The work was watched before.
    case watched
}
