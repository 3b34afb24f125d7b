import Domain
import Foundation

enum BarAssistantDTO {
    struct Answer<Value: Decodable & Sendable>: Decodable, Sendable {
        let data: Value
        let meta: Meta?
    }

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

    struct ShoppingItem: Decodable, Sendable {
        let name: String?
        let ingredient: Ingredient?
    }
}
