/// A reason for tonight's suggestion, as data that a formatter puts into words. There are reasons for unknowns too.
package enum TonightReason: Hashable, Sendable {
    /// The felt temperature in degrees Celsius, and the style that suits it.
    case weather(feelsLike: Double, TonightStyle)
    /// The felt temperature in degrees Celsius and the humidity in per cent, which make it feel hotter than it is: long
    /// and iced.
    case muggyWeather(feelsLike: Double, humidity: Double)
    /// The felt temperature in degrees Celsius, which suggests no style.
    case mildWeather(feelsLike: Double)
    /// The felt temperature in degrees Celsius, which suggests a style that none of the drinks there are has.
    case unsuitedWeather(feelsLike: Double)
    /// It rains or snows: a warming drink.
    case wetWeather
    /// The weather is unknown.
    case noWeather
    case makeable
    /// The bar can make nothing; this drink lacks this many ingredients.
    case away(Int)
    /// It resembles a drink that the member rated.
    case likeRated(Identifier<Drink>, Rating)
    /// It resembles a drink that the member saved, made or tried.
    case likeKnown(Identifier<Drink>, TasteBasis)
    /// The member's taste is unknown.
    case noTaste
    /// The reader dug a character of the work as their own type.
    case ownType(Identifier<WorkCharacter>, MBTI)
    /// The reader dug a character of the work as a type that shares this many letters with their own.
    case nearType(Identifier<WorkCharacter>, MBTI, sharedLetters: Int)
    /// The member has no type to choose a character by.
    case noType
    /// The member has dug no one yet: the work was chosen by the day alone.
    case nobodyDug
    /// The member wishes to watch it.
    case wished
    /// The member has not watched it yet.
    case notWatched
    /// The member has watched it before.
    case watched
}
