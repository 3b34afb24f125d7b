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
        /// The member's stars: a number, or an object with everyone's. Decimals may come as texts.
        struct Stars: Decodable, Sendable {
            private enum Key: CodingKey {
                case user
            }

            let value: Double?

            init(from decoder: any Decoder) throws {
                if let object = try? decoder.container(keyedBy: Key.self) {
                    value =
                        (try? object.decode(Double.self, forKey: .user))
                        ?? (try? object.decode(String.self, forKey: .user)).flatMap(Double.init)
                } else {
                    let single = try decoder.singleValueContainer()
                    value =
                        (try? single.decode(Double.self)) ?? (try? single.decode(String.self)).flatMap(Double.init)
                }
            }

            /// To the nearest half star; nil for none, and for impossible numbers.
            var rating: Rating? {
                value.flatMap { (0.25...5).contains($0) ? Rating(halves: Int(($0 * 2).rounded())) : nil }
            }
        }

        struct Image: Decodable, Sendable {
            let url: String?
        }

        let id: Int
        let name: String
        let createdAt: String?
        let updatedAt: String?
        let rating: Stars?
        let images: LossyList<Image>?

        private enum CodingKeys: String, CodingKey {
            case id, name, rating, images
            case createdAt = "created_at"
            case updatedAt = "updated_at"
        }

        /// Needs only the number and the name.
        init(from decoder: any Decoder) throws {
            let object = try decoder.container(keyedBy: CodingKeys.self)
            id = try object.decode(Int.self, forKey: .id)
            name = try object.decode(String.self, forKey: .name)
            createdAt = try? object.decode(String.self, forKey: .createdAt)
            updatedAt = try? object.decode(String.self, forKey: .updatedAt)
            rating = try? object.decode(Stars.self, forKey: .rating)
            images = try? object.decode(LossyList<Image>.self, forKey: .images)
        }

        var served: ServedRecipe {
            ServedRecipe(
                id: String(id), name: PlainText.line(name, limit: 200), changedAt: updatedAt ?? createdAt ?? "",
                rating: rating?.rating,
                picture: images?.elements.lazy.compactMap(\.url).first.map { PictureAddress($0) })
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
