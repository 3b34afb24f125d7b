import Domain
import Foundation

/// The shapes of a Bar Assistant server's answers, as far as they are read.
enum BarAssistantDTO {
    /// What every answer is wrapped in.
    struct Answer<Value: Decodable & Sendable>: Decodable, Sendable {
        let data: Value
        let meta: Meta?
    }

    /// Where a page stands among all.
    struct Meta: Decodable, Sendable {
        let currentPage: Int
        let lastPage: Int

        private enum CodingKeys: String, CodingKey {
            case currentPage = "current_page"
            case lastPage = "last_page"
        }
    }

    struct Bar: Decodable, Sendable {
        let id: Int
        let name: String
    }

    struct Profile: Decodable, Sendable {
        let id: Int
    }

    struct Recipe: Decodable, Sendable {
        struct Rating: Decodable, Sendable {
            let user: Int?
        }

        struct Image: Decodable, Sendable {
            let url: String?
        }

        let id: Int
        let name: String
        let createdAt: String?
        let updatedAt: String?
        let rating: Rating?
        let images: [Image]?

        private enum CodingKeys: String, CodingKey {
            case id, name, rating, images
            case createdAt = "created_at"
            case updatedAt = "updated_at"
        }

        var served: ServedRecipe {
            ServedRecipe(
                id: String(id), name: PlainText.line(name, limit: 200), changedAt: updatedAt ?? createdAt ?? "",
                stars: rating?.user.flatMap { (1...5).contains($0) ? $0 : nil },
                picture: images?.lazy.compactMap(\.url).first.map { PictureAddress($0) })
        }
    }

    struct Shared: Decodable, Sendable {
        let content: String
    }

    struct Ingredient: Decodable, Sendable {
        let name: String
    }

    /// What is to be bought: an ingredient, or one within.
    struct ShoppingItem: Decodable, Sendable {
        let name: String?
        let ingredient: Ingredient?
    }
}
