import ArgumentParser
import Domain

/// Ratings on the command line.
enum RatingChoice {
    /// Reads 0.5 to 5 by halves; anything else is wrong usage.
    @Sendable
    static func read(_ argument: String) throws -> Rating {
        // Digits and a point alone: no exponents, no words for infinity.
        guard argument.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }),
            let rating = Double(argument).flatMap({ Rating($0) })
        else { throw ValidationError(Words.text("shell.usage.rating")) }
        return rating
    }
}
